-- Accepts a pending bet at the totals and leg odds given. p: {betId, txId, totalOdds, potentialPayout, odds: [n, …],
-- joint: [{legs, odds, factors}, …]}
create or replace function bet_accept(p jsonb, p_at bigint) returns boolean language plpgsql as $$
declare
  v_bet bet := bet_lock(p ->> 'betId');
begin
  if v_bet.status is distinct from 'pending' then
    return false;
  end if;
  update bet set status = 'accepted', pending_until = null, total_odds = (p ->> 'totalOdds')::bigint,
    potential_payout = (p ->> 'potentialPayout')::bigint, joint = nullif(p -> 'joint', '[]')
  where id = v_bet.id;
  update bet_leg l set odds = (p -> 'odds' ->> l.idx::int)::int where l.bet_id = v_bet.id;
  return bet_post(v_bet, p ->> 'txId', 'stake', 4100, 'bet.stake', p_at, 'hold_bet', null, 'house:betting',
    -v_bet.stake);
end $$;

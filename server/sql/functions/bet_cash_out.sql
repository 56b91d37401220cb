-- Pays a part of a bet's stake out and takes it from the bet; all of it closes the bet. The caller has locked the bet and decided what it is
-- worth. p: {id, betId, txId, stake, amount, actor, ip, seen}; seen says that the member needs not be told of it.
create or replace function bet_cash_out(p jsonb, p_at bigint) returns boolean language plpgsql as $$
declare
  v_bet bet := bet_lock(p ->> 'betId');
  v_stake bigint := (p ->> 'stake')::bigint;
  v_amount bigint := (p ->> 'amount')::bigint;
begin
  if v_bet.status is distinct from 'accepted' or v_stake > v_bet.stake - v_bet.cashed_stake then
    return false;
  end if;
  perform bet_post(v_bet, p ->> 'txId', 'cashout:' || (p ->> 'id'), 5300, 'bet.cashOut', p_at, 'money', null,
    'house:betting', v_amount, null, p ->> 'actor', null, p ->> 'ip');
  update bet set cashed_stake = cashed_stake + v_stake, cashed_paid = cashed_paid + v_amount
  where id = v_bet.id returning * into v_bet;
  if v_bet.cashed_stake = v_bet.stake then
    update bet set status = 'settled', label = case when cashed_paid < stake then 1 else 2 end, payout = 0,
      settled_at = p_at, version = version + 1,
      seen_version = case when (p ->> 'seen')::boolean then version + 1 else seen_version end
    where id = v_bet.id;
    delete from cash_out_target where bet_id = v_bet.id;
  end if;
  return true;
end $$;

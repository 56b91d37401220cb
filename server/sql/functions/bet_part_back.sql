-- Gives a part of the stake of an open bet back. `taken` says that nothing is left of it with this, and what all its parts came to: it is
-- cancelled. p: {betId, txId, amount, taken, ledgerKey, code, ledgerKind, house, actor, reason, ip}. Answers false for a bet that is over.
create or replace function bet_part_back(p jsonb, p_at bigint) returns boolean language plpgsql as $$
declare
  v_bet bet := bet_lock(p ->> 'betId');
  v_amount bigint := (p ->> 'amount')::bigint;
  v_taken bigint := (p ->> 'taken')::bigint;
begin
  if v_bet.status is distinct from 'accepted' then
    return false;
  end if;
  perform bet_part_post(v_bet, p, v_amount, p_at);
  if v_taken is null then
    update bet set stake = stake - v_amount, potential_payout = potential_payout - v_amount where id = v_bet.id;
    return true;
  end if;
  update bet set status = 'cancelled', label = -1, stake = v_taken, potential_payout = v_taken, payout = v_taken, settled_at = p_at,
    version = version + 1, seen_version = version + 1
  where id = v_bet.id;
  update bet_leg set result = -1 where bet_id = v_bet.id;
  return true;
end $$;

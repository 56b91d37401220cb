-- Takes a part of a debt, or all that is owed of it, from the balance as the rest of the pay-out, and notes by which request.
-- p: {betId, version, requestId, txId, amount, actor, ip, reason}; the money account is locked and has as much. Answers false when
-- less is owed.
create or replace function bet_collect(p jsonb, p_at bigint) returns boolean language plpgsql as $$
declare
  v_bet bet := bet_lock(p ->> 'betId');
  v_version int := (p ->> 'version')::int;
  v_amount bigint := (p ->> 'amount')::bigint;
begin
  update debt d set collected = collected + v_amount
  where d.bet_id = v_bet.id and d.version = v_version and d.amount - d.paid - d.forgiven - d.collected >= v_amount;
  if not found then
    return false;
  end if;
  insert into debt_collection (request_id, bet_id, version, amount, at)
  values (p ->> 'requestId', v_bet.id, v_version, v_amount, p_at);
  return bet_post(v_bet, p ->> 'txId', 'debt:' || v_version || ':collected:' || (p ->> 'requestId'), 5200, 'bet.winReverse',
    p_at, 'money', null, 'house:betting', -v_amount, null, p ->> 'actor', p ->> 'reason', p ->> 'ip');
end $$;

-- Ends a debt by what the member was just given for it: takes that back as the rest of the pay-out, and notes it.
-- p: {betId, version, txId, amount, actor, ip, reason}; the money account is locked. Answers false when it is not what is owed.
create or replace function bet_forgive(p jsonb, p_at bigint) returns boolean language plpgsql as $$
declare
  v_bet bet := bet_lock(p ->> 'betId');
  v_version int := (p ->> 'version')::int;
  v_amount bigint := (p ->> 'amount')::bigint;
begin
  update debt d set forgiven = v_amount, forgiven_at = p_at
  where d.bet_id = v_bet.id and d.version = v_version and d.amount - d.paid - d.forgiven - d.collected = v_amount;
  if not found then
    return false;
  end if;
  return bet_post(v_bet, p ->> 'txId', 'debt:' || v_version || ':forgiven', 5200, 'bet.winReverse', p_at, 'money', null,
    'house:betting', -v_amount, null, p ->> 'actor', p ->> 'reason', p ->> 'ip');
end $$;

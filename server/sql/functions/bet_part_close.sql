-- Ends a bet whose stake came in parts: it is settled by all that it has paid. p: {betId, txId, paid}. Answers false for one that is over.
create or replace function bet_part_close(p jsonb, p_at bigint) returns boolean language plpgsql as $$
declare
  v_bet bet := bet_lock(p ->> 'betId');
begin
  if v_bet.status is distinct from 'accepted' then
    return false;
  end if;
  perform bet_part_settle(v_bet, p ->> 'txId', (p ->> 'paid')::bigint, p_at);
  return true;
end $$;

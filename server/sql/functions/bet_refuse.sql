-- Refuses a pending bet and gives the held stake back. p: {betId, txId, refusals}
create or replace function bet_refuse(p jsonb, p_at bigint) returns boolean language plpgsql as $$
declare
  v_bet bet := bet_lock(p ->> 'betId');
begin
  if v_bet.status is distinct from 'pending' then
    return false;
  end if;
  update bet set status = 'refused', label = -1, pending_until = null, refusals = p -> 'refusals' where id = v_bet.id;
  update bet_leg set result = -1 where bet_id = v_bet.id;
  return bet_post(v_bet, p ->> 'txId', 'release', 4600, 'bet.holdRelease', p_at, 'money', v_bet.member_id, 'hold_bet',
    v_bet.stake);
end $$;

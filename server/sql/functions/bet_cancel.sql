-- Cancels a bet that was taken: gives its stake back and takes back what a settled one has paid.
-- p: {betId, txId, actor, ip, reason, byMember}. Answers cancelled; already for a bet that is; refused for any other state.
create or replace function bet_cancel(p jsonb, p_at bigint) returns text language plpgsql as $$
declare
  v_bet bet := bet_lock(p ->> 'betId');
begin
  if v_bet.status = 'cancelled' then
    return 'already';
  elsif v_bet.status is null or v_bet.status not in ('accepted', 'settled') then
    return 'refused';
  end if;
  perform bet_repay(v_bet, p ->> 'txId', 4300, 'bet.refund', v_bet.stake, p_at, p ->> 'actor', p ->> 'reason', p ->> 'ip');
  update bet set status = 'cancelled', label = -1, payout = v_bet.stake, settled_at = p_at, version = version + 1,
    cancelled_by_member = (p ->> 'byMember')::boolean
  where id = v_bet.id returning * into v_bet;
  perform rolling_settle(v_bet, p ->> 'txId', p_at);
  -- Nothing decided the legs of a cancelled bet.
  update bet_leg set result = -1, evidence = null where bet_id = v_bet.id;
  return 'cancelled';
end $$;

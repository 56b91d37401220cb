-- Cancels a bet that was taken: gives back what of its stake was not cashed out, and takes back what a settled one has paid. A bet that was
-- cashed out whole is over. One whose stake comes in parts is given back part by part (bet_part_back).
-- p: {betId, txId, actor, ip, reason, byMember}. Answers cancelled; already for a bet that is; refused for any other state.
create or replace function bet_cancel(p jsonb, p_at bigint) returns text language plpgsql as $$
declare
  v_bet bet := bet_lock(p ->> 'betId');
begin
  if v_bet.status = 'cancelled' then
    return 'already';
  elsif v_bet.status is null or v_bet.status not in ('accepted', 'settled') or v_bet.cashed_stake = v_bet.stake
    or v_bet.type = 5 then
    return 'refused';
  end if;
  perform bet_repay(v_bet, p ->> 'txId', 4300, 'bet.refund', v_bet.stake - v_bet.cashed_stake, p_at, p ->> 'actor', p ->> 'reason', p ->> 'ip');
  update bet set status = 'cancelled', label = -1, payout = stake - cashed_stake, settled_at = p_at, version = version + 1,
    cancelled_by_member = (p ->> 'byMember')::boolean
  where id = v_bet.id returning * into v_bet;
  delete from cash_out_target where bet_id = v_bet.id;
  perform rolling_settle(v_bet, p ->> 'txId', p_at);
  -- Nothing decided the legs of a cancelled bet.
  update bet_leg set result = -1, evidence = null where bet_id = v_bet.id;
  return 'cancelled';
end $$;

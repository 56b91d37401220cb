-- Writes leg results and, when they make the slip final or change its outcome, its pay-out.
-- p: {betId, txId, version, cashedStake, seen: [{idx, result, resultVersion}] (all legs as decided), legs: [{idx, result, evidence,
-- byPlay, resultVersion}] (those to write), final, label, payout}. Answers stale (decide again), written, settled or reopened.
create or replace function bet_settle(p jsonb, p_at bigint) returns text language plpgsql as $$
declare
  v_bet bet := bet_lock(p ->> 'betId');
  v_final boolean := (p ->> 'final')::boolean;
  v_label smallint := (p ->> 'label')::smallint;
  v_payout bigint := (p ->> 'payout')::bigint;
begin
  if v_bet.status not in ('accepted', 'settled') or v_bet.version <> (p ->> 'version')::int
    or v_bet.cashed_stake <> (p ->> 'cashedStake')::bigint or exists (
    select from bet_leg l
    left join jsonb_to_recordset(p -> 'seen') as s (idx int, result int, "resultVersion" int) on s.idx = l.idx
    where l.bet_id = v_bet.id
      and (l.result, l.result_version) is distinct from (s.result::smallint, s."resultVersion")
  ) then
    return 'stale';
  end if;
  update bet_leg l set result = n.result, evidence = n.evidence, by_play = n."byPlay", result_version = n."resultVersion"
  from jsonb_to_recordset(p -> 'legs') as n (idx int, result smallint, evidence jsonb, "byPlay" boolean, "resultVersion" int)
  where l.bet_id = v_bet.id and l.idx = n.idx;

  if v_final and v_bet.status = 'settled' and v_bet.payout = v_payout and v_bet.label = v_label then
    return 'written';
  elsif v_final then
    perform bet_repay(v_bet, p ->> 'txId', 5100, 'bet.win', v_payout, p_at);
    update bet set status = 'settled', label = v_label, payout = v_payout, settled_at = p_at,
      counted_at = coalesce(counted_at, p_at), version = version + 1
    where id = v_bet.id returning * into v_bet;
    perform rolling_settle(v_bet, p ->> 'txId', p_at);
    delete from cash_out_target where bet_id = v_bet.id;
    return 'settled';
  elsif v_bet.status = 'settled' then
    -- A lost leg was corrected while other legs are open.
    perform bet_repay(v_bet, p ->> 'txId', 5100, 'bet.win', 0, p_at);
    update bet set status = 'accepted', label = 0, payout = null, settled_at = null, version = version + 1
    where id = v_bet.id;
    return 'reopened';
  end if;
  return 'written';
end $$;

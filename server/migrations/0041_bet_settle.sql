-- What becomes of a placed bet. Every function locks the member's money account first and the bet second,
-- so that placements, confirmations and settlements cannot wait for each other in a circle.

create function bet_lock(p_bet text) returns bet language plpgsql as $$
declare
  v_bet bet%rowtype;
begin
  perform 1 from account a join bet b on a.owner = b.member_id and a.kind = 'money' and a.currency = b.currency
  where b.id = p_bet for no key update of a;
  select * into v_bet from bet where id = p_bet for update;
  return v_bet;
end $$;

-- Books between one member's account and another account of the same currency; a positive amount is the member's gain.
create function bet_post(p_bet bet, p_tx text, p_key text, p_code int, p_kind text, p_at bigint,
  p_member_kind text, p_other_owner text, p_other_kind text, p_amount bigint, p_reverses text) returns boolean
language plpgsql as $$
begin
  return ledger_post(jsonb_build_object('id', p_tx, 'key', 'bet:' || p_bet.id || ':' || p_key, 'code', p_code,
    'kind', p_kind, 'actor', 'system', 'at', p_at, 'reverses', p_reverses, 'lines', jsonb_build_array(
      jsonb_build_object('owner', p_bet.member_id, 'kind', p_member_kind, 'currency', p_bet.currency, 'amount', p_amount),
      jsonb_build_object('owner', p_other_owner, 'kind', p_other_kind, 'currency', p_bet.currency, 'amount', -p_amount))));
end $$;

-- Accepts a pending bet at the totals and leg odds given. p: {betId, txId, totalOdds, potentialPayout, odds: [n, …]}
create function bet_accept(p jsonb, p_at bigint) returns boolean language plpgsql as $$
declare
  v_bet bet := bet_lock(p ->> 'betId');
begin
  if v_bet.status is distinct from 'pending' then
    return false;
  end if;
  update bet set status = 'accepted', pending_until = null, total_odds = (p ->> 'totalOdds')::bigint,
    potential_payout = (p ->> 'potentialPayout')::bigint
  where id = v_bet.id;
  update bet_leg l set odds = (p -> 'odds' ->> l.idx::int)::int where l.bet_id = v_bet.id;
  return bet_post(v_bet, p ->> 'txId', 'stake', 4100, 'bet.stake', p_at, 'hold_bet', null, 'house:betting',
    -v_bet.stake, null);
end $$;

-- Refuses a pending bet and gives the held stake back. p: {betId, txId, refusals}
create function bet_refuse(p jsonb, p_at bigint) returns boolean language plpgsql as $$
declare
  v_bet bet := bet_lock(p ->> 'betId');
begin
  if v_bet.status is distinct from 'pending' then
    return false;
  end if;
  update bet set status = 'refused', label = -1, pending_until = null, refusals = p -> 'refusals' where id = v_bet.id;
  update bet_leg set result = -1 where bet_id = v_bet.id;
  return bet_post(v_bet, p ->> 'txId', 'release', 4600, 'bet.holdRelease', p_at, 'money', v_bet.member_id, 'hold_bet',
    v_bet.stake, null);
end $$;

-- Takes `p_owed` from the balance as far as it goes and answers what was taken.
create function bet_take(p_bet bet, p_tx text, p_key text, p_at bigint, p_owed bigint, p_reverses text) returns bigint
language plpgsql as $$
declare
  v_take bigint;
begin
  select least(p_owed, a.balance) into v_take from account a
  where a.owner = p_bet.member_id and a.kind = 'money' and a.currency = p_bet.currency;
  if v_take > 0 then
    perform bet_post(p_bet, p_tx, p_key, 5200, 'bet.winReverse', p_at, 'money', null, 'house:betting', -v_take, p_reverses);
  end if;
  return v_take;
end $$;

-- Replaces the pay-out of a bet: the new one is booked first, so that the reversal finds as much as there is.
create function bet_repay(p_bet bet, p_tx text, p_payout bigint, p_at bigint) returns void language plpgsql as $$
declare
  v_version int := p_bet.version + 1;
  v_old bigint := coalesce(p_bet.payout, 0);
  v_taken bigint;
  v_debt debt%rowtype;
begin
  if p_payout > 0 then
    perform bet_post(p_bet, p_tx, 'settle:' || v_version, 5100, 'bet.win', p_at, 'money', null, 'house:betting', p_payout,
      null);
  end if;
  if v_old > 0 then
    v_taken := bet_take(p_bet, p_tx || 'r', 'settle:' || p_bet.version || ':reverse', p_at, v_old,
      (select t.id from ledger_tx t where t.key = 'bet:' || p_bet.id || ':settle:' || p_bet.version));
    if v_taken < v_old then
      insert into debt (bet_id, version, member_id, currency, amount, at)
      values (p_bet.id, v_version, p_bet.member_id, p_bet.currency, v_old - v_taken, p_at);
    end if;
  end if;
  if p_payout > 0 then
    -- A debt of this bet's own earlier correction is met by its new pay-out.
    for v_debt in select * from debt d where d.bet_id = p_bet.id and d.paid < d.amount and d.version < v_version loop
      v_taken := bet_take(p_bet, p_tx || 'd' || v_debt.version, 'debt:' || v_debt.version || ':' || v_version, p_at,
        v_debt.amount - v_debt.paid, null);
      update debt set paid = paid + v_taken where bet_id = p_bet.id and version = v_debt.version;
    end loop;
  end if;
end $$;

-- Writes leg results and, when they make the slip final or change its outcome, its pay-out.
-- p: {betId, txId, version, seen: [{idx, result, resultVersion}] (all legs as judged), legs: [{idx, result, score,
-- resultVersion}] (those to write), final, label, payout}. Answers stale (judge again), written, settled or reopened.
create function bet_settle(p jsonb, p_at bigint) returns text language plpgsql as $$
declare
  v_bet bet := bet_lock(p ->> 'betId');
  v_final boolean := (p ->> 'final')::boolean;
  v_label smallint := (p ->> 'label')::smallint;
  v_payout bigint := (p ->> 'payout')::bigint;
begin
  if v_bet.status not in ('accepted', 'settled') or v_bet.version <> (p ->> 'version')::int or exists (
    select from bet_leg l
    left join jsonb_to_recordset(p -> 'seen') as s (idx int, result int, "resultVersion" int) on s.idx = l.idx
    where l.bet_id = v_bet.id
      and (l.result, l.result_version) is distinct from (s.result::smallint, s."resultVersion")
  ) then
    return 'stale';
  end if;
  update bet_leg l set result = n.result, score = n.score, result_version = n."resultVersion"
  from jsonb_to_recordset(p -> 'legs') as n (idx int, result smallint, score jsonb, "resultVersion" int)
  where l.bet_id = v_bet.id and l.idx = n.idx;

  if v_final and v_bet.status = 'settled' and v_bet.payout = v_payout and v_bet.label = v_label then
    return 'written';
  elsif v_final then
    perform bet_repay(v_bet, p ->> 'txId', v_payout, p_at);
    update bet set status = 'settled', label = v_label, payout = v_payout, settled_at = p_at, version = version + 1
    where id = v_bet.id;
    return 'settled';
  elsif v_bet.status = 'settled' then
    -- A lost leg was corrected while other legs are open.
    perform bet_repay(v_bet, p ->> 'txId', 0, p_at);
    update bet set status = 'accepted', label = 0, payout = null, settled_at = null, version = version + 1
    where id = v_bet.id;
    return 'reopened';
  end if;
  return 'written';
end $$;

-- Settles several bets in the given order; each stands or falls alone.
create function bet_settle_batch(p jsonb, p_at bigint) returns jsonb language plpgsql as $$
declare
  v_item jsonb;
  v_results text[] := '{}';
begin
  for v_item in select * from jsonb_array_elements(p) loop
    begin
      v_results := v_results || bet_settle(v_item, p_at);
    exception when others then
      v_results := v_results || ('failed ' || sqlstate || ' ' || sqlerrm);
    end;
  end loop;
  return to_jsonb(v_results);
end $$;

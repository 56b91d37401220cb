-- Places one bet, or stores its refusals. Answers {outcome: stored|replay|reused|stale|blocked, …}.
-- Nothing is stored but with `stored`; a stale bet has to be validated again from the database.
-- p: {kind, memberId, level, setLimits, currency, key, bodyHash, ip, refusals} or, in place of the refusals, the bet: {betId, txId,
-- type, mode, status, placedAt, pendingUntil, stake, maxStake, totalOdds, bonusFolders, bonusFactor, bonusTerms,
-- potentialPayout, oddsPolicy, comboKey, game, sizes, joint, legs: [{idx, subjectId, eventId, odds, subject}], body, looksAtOthers}.
create or replace function bet_place(p jsonb, p_at bigint) returns jsonb language plpgsql as $$
declare
  v_member text := p ->> 'memberId';
  v_stake bigint := (p ->> 'stake')::bigint;
  v_hold boolean := p ->> 'status' = 'pending';
  v_account account%rowtype;
  v_stored jsonb;
  v_state text;
  v_level int;
  v_limits jsonb;
  v_current boolean;
  v_of_kind jsonb;
  v_open bigint;
  v_points bigint;
  v_balance bigint;
  v_refusals jsonb := coalesce(p -> 'refusals', '[]');
begin
  -- The lock puts all placements of one member in a row; everything below reads what the last one left.
  select * into v_account from account a
  where a.owner = v_member and a.kind = 'money' and a.currency = p ->> 'currency'
  for no key update;
  if not found then
    return '{"outcome": "blocked"}';
  end if;
  v_stored := idempotency_find(v_member, 'bet', p ->> 'key', p ->> 'bodyHash');
  if v_stored is not null then
    return v_stored;
  end if;
  select m.state, m.level, (select s.value from setting s where s.key = 'levelLimits') into v_state, v_level, v_limits
  from member m where m.id = v_member;
  if v_state is distinct from 'approved' then
    return '{"outcome": "blocked"}';
  end if;

  if v_refusals = '[]' then
    -- Each kind of subject brings a function of its own that compares the legs with what is offered.
    execute format('select %I($1, $2)', (p ->> 'kind') || '_is_current') into v_current using p -> 'legs', p_at;
    if v_level <> (p ->> 'level')::int or v_current is distinct from true
      or v_limits is distinct from nullif(p -> 'setLimits', 'null') then
      return '{"outcome": "stale"}';
    end if;
    select coalesce(sum(b.stake - b.cashed_stake), 0) into v_open from bet b
    where b.member_id = v_member and b.combo_key = p ->> 'comboKey' and b.status in ('pending', 'accepted');
    if v_open + v_stake > (p ->> 'maxStake')::bigint then
      v_refusals := v_refusals || jsonb_build_object('code', 'COMBINATION_LIMIT', 'limit', p -> 'maxStake',
        'to', greatest((p ->> 'maxStake')::bigint - v_open, 0));
    end if;
    if v_account.balance < v_stake then
      v_refusals := v_refusals || jsonb_build_object('code', 'INSUFFICIENT_FUNDS', 'limit', v_account.balance);
    end if;
    v_refusals := v_refusals || protection_refusals(v_member, 'stake', v_stake, p_at);
    if p ? 'looksAtOthers' then
      execute format('select %I($1, $2)', (p ->> 'kind') || '_refusals') into v_of_kind using v_member, p -> 'legs';
      v_refusals := v_refusals || v_of_kind;
    end if;
  end if;
  if v_refusals <> '[]' then
    perform idempotency_save(v_member, 'bet', p ->> 'key', p ->> 'bodyHash', 422, v_refusals, p_at);
    return jsonb_build_object('outcome', 'stored', 'status', 422, 'answer', v_refusals);
  end if;

  perform idempotency_save(v_member, 'bet', p ->> 'key', p ->> 'bodyHash', 201, p -> 'body', p_at);
  insert into bet (id, member_id, key, type, mode, status, placed_at, pending_until, stake, currency, total_odds,
    bonus_folders, bonus_factor, potential_payout, combo_key, odds_policy, bonus_terms, game, sizes, joint)
  values (p ->> 'betId', v_member, p ->> 'key', (p ->> 'type')::smallint, p ->> 'mode', p ->> 'status', (p ->> 'placedAt')::bigint,
    (p ->> 'pendingUntil')::bigint, v_stake, p ->> 'currency', (p ->> 'totalOdds')::bigint,
    (p ->> 'bonusFolders')::smallint, (p ->> 'bonusFactor')::smallint, (p ->> 'potentialPayout')::bigint,
    p ->> 'comboKey', p ->> 'oddsPolicy', nullif(p -> 'bonusTerms', 'null'), p ->> 'game', nullif(p -> 'sizes', 'null'),
    nullif(p -> 'joint', 'null'));
  insert into bet_leg (bet_id, idx, subject_kind, subject_id, event_id, subject, odds)
  select p ->> 'betId', l.idx, p ->> 'kind', l."subjectId", l."eventId", l.subject, l.odds
  from jsonb_to_recordset(p -> 'legs') as l (idx smallint, "subjectId" text, "eventId" text, subject jsonb, odds int);

  if v_hold then
    v_balance := ledger_move(v_account, 'hold_bet', v_stake, p ->> 'txId', 'bet:' || (p ->> 'betId') || ':hold', 4500,
      'bet.hold', p ->> 'ip', p_at);
  else
    v_balance := ledger_move(v_account, 'house:betting', v_stake, p ->> 'txId', 'bet:' || (p ->> 'betId') || ':stake',
      4100, 'bet.stake', p ->> 'ip', p_at);
  end if;
  select a.balance into v_points from account a where a.owner = v_member and a.kind = 'points';
  return jsonb_build_object('outcome', 'stored', 'status', 201, 'answer', p -> 'body', 'emoney', v_balance,
    'point', coalesce(v_points, 0));
end $$;

-- Places one bet, or stores its refusals. Answers {outcome: stored|replay|reused|stale|blocked, …}.
-- Nothing is stored but with `stored`; a stale bet has to be decided again from the database.
create or replace function bet_place(p jsonb, p_at bigint) returns jsonb language plpgsql as $$
declare
  v_member text := p ->> 'memberId';
  v_stake bigint := (p ->> 'stake')::bigint;
  v_hold boolean := p ->> 'status' = 'pending';
  v_account account%rowtype;
  v_stored jsonb;
  v_state text;
  v_level int;
  v_open bigint;
  v_points bigint;
  v_to bigint;
  v_seq bigint;
  v_balance bigint;
  v_refusals jsonb := '[]';
  v_code int := case when v_hold then 4500 else 4100 end;
  v_kind text := case when v_hold then 'bet.hold' else 'bet.stake' end;
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
  select m.state, m.level into v_state, v_level from member m where m.id = v_member;
  if v_state is distinct from 'approved' then
    return '{"outcome": "blocked"}';
  end if;
  if p ? 'refusals' then
    perform idempotency_save(v_member, 'bet', p ->> 'key', p ->> 'bodyHash', 422, p -> 'refusals', p_at);
    return jsonb_build_object('outcome', 'stored', 'status', 422, 'answer', p -> 'refusals');
  end if;
  if v_level <> (p ->> 'level')::int or not bet_legs_current(p -> 'legs', p_at) then
    return '{"outcome": "stale"}';
  end if;

  select coalesce(sum(b.stake), 0) into v_open from bet b
  where b.member_id = v_member and b.combo_key = p ->> 'comboKey' and b.status in ('pending', 'accepted');
  if v_open + v_stake > (p ->> 'maxStake')::bigint then
    v_refusals := v_refusals || jsonb_build_object('code', 'COMBINATION_LIMIT', 'limit', p -> 'maxStake');
  end if;
  if v_account.balance < v_stake then
    v_refusals := v_refusals || jsonb_build_object('code', 'INSUFFICIENT_FUNDS', 'limit', v_account.balance);
  end if;
  if v_refusals <> '[]' then
    perform idempotency_save(v_member, 'bet', p ->> 'key', p ->> 'bodyHash', 422, v_refusals, p_at);
    return jsonb_build_object('outcome', 'stored', 'status', 422, 'answer', v_refusals);
  end if;

  perform idempotency_save(v_member, 'bet', p ->> 'key', p ->> 'bodyHash', 201, p -> 'body', p_at);
  insert into bet (id, member_id, key, type, status, placed_at, pending_until, stake, currency, total_odds,
    bonus_folders, bonus_factor, potential_payout, combo_key, odds_policy, bonus_terms)
  values (p ->> 'betId', v_member, p ->> 'key', (p ->> 'type')::smallint, p ->> 'status', (p ->> 'placedAt')::bigint,
    (p ->> 'pendingUntil')::bigint, v_stake, p ->> 'currency', (p ->> 'totalOdds')::bigint,
    (p ->> 'bonusFolders')::smallint, (p ->> 'bonusFactor')::smallint, (p ->> 'potentialPayout')::bigint,
    p ->> 'comboKey', p ->> 'oddsPolicy', nullif(p -> 'bonusTerms', 'null'));
  insert into bet_leg (bet_id, idx, selection_id, market_id, fixture_id, sport, type_id, outcome, line, offer_score,
    phase, placed_score, odds)
  select p ->> 'betId', l.idx, l."selectionId", l."marketId", l."fixtureId", l.sport, l."typeId", l.outcome, l.line,
    l."offerScore", l.phase, l."placedScore", l.odds
  from jsonb_to_recordset(p -> 'legs') as l (idx smallint, "selectionId" text, "marketId" text, "fixtureId" text,
    sport text, "typeId" int, outcome text, line int, "offerScore" jsonb, phase text, "placedScore" jsonb, odds int);

  -- Written out instead of ledger_post: this is the one posting whose cost counts.
  insert into ledger_tx (id, key, code, kind, actor, ip, at)
  values (p ->> 'txId', 'bet:' || (p ->> 'betId') || case when v_hold then ':hold' else ':stake' end, v_code, v_kind,
    v_member, p ->> 'ip', p_at);
  update account set balance = balance - v_stake, last_seq = last_seq + 1 where id = v_account.id
  returning balance, last_seq into v_balance, v_seq;
  insert into ledger_line (tx_id, account_id, seq, amount, balance_after)
  values (p ->> 'txId', v_account.id, v_seq, -v_stake, v_balance);
  if v_hold then
    update account set balance = balance + v_stake, last_seq = last_seq + 1
    where owner = v_member and kind = 'hold_bet' and currency = p ->> 'currency'
    returning id, last_seq, balance into v_to, v_seq, v_points;
    insert into ledger_line (tx_id, account_id, seq, amount, balance_after)
    values (p ->> 'txId', v_to, v_seq, v_stake, v_points);
  else
    insert into ledger_line (tx_id, account_id, seq, amount)
    select p ->> 'txId', a.id, nextval('house_line_seq'), v_stake from account a
    where a.owner is null and a.kind = 'house:betting' and a.currency = p ->> 'currency';
  end if;
  select a.balance into v_points from account a where a.owner = v_member and a.kind = 'points';
  return jsonb_build_object('outcome', 'stored', 'status', 201, 'answer', p -> 'body', 'emoney', v_balance,
    'point', coalesce(v_points, 0));
end $$;

-- Bets, their legs, and the first answer to every idempotency key. Odds and lines are integer hundredths.

create table idempotency (
  member_id text not null references member (id),
  key text not null,
  body_hash text not null,
  bet_id text,
  -- 201 with the bet as it was answered, or 422 with the refusals.
  status smallint not null,
  body jsonb not null,
  at bigint not null,
  primary key (member_id, key)
);

create table bet (
  id text primary key,
  member_id text not null references member (id),
  key text not null,
  type smallint not null,
  status text not null check (status in ('pending', 'accepted', 'refused', 'settled', 'cancelled')),
  label smallint not null default 0 check (label between -1 and 3),
  placed_at bigint not null,
  pending_until bigint,
  stake bigint not null check (stake > 0),
  currency text not null,
  total_odds bigint not null,
  bonus_folders smallint,
  bonus_factor smallint not null default 100,
  potential_payout bigint not null,
  payout bigint check (payout >= 0),
  settled_at bigint,
  -- Rises with every settlement; part of the ledger keys.
  version integer not null default 0,
  refusals jsonb not null default '[]',
  combo_key text not null,
  -- What the member accepts while an in-play bet waits.
  odds_policy text not null,
  unique (member_id, key)
);
create index bet_history on bet (member_id, placed_at desc, id desc);
create index bet_pending on bet (pending_until) where status = 'pending';
create index bet_open on bet (member_id, combo_key) where status in ('pending', 'accepted');

create table bet_leg (
  bet_id text not null references bet (id),
  idx smallint not null,
  selection_id text not null,
  market_id text not null,
  fixture_id text not null,
  sport text not null,
  type_id integer not null,
  outcome text not null,
  line integer,
  offer_score jsonb,
  phase text not null,
  -- Running score when the bet was placed, where a goal meanwhile refuses it.
  placed_score jsonb,
  odds integer not null,
  result smallint not null default 0 check (result between -1 and 5),
  -- The score that decided the leg, and the result version of the fixture it came from.
  score jsonb,
  result_version integer not null default 0,
  primary key (bet_id, idx)
);
-- Settled legs too: a correction has to find them.
create index bet_leg_fixture on bet_leg (fixture_id, bet_id);
create index fixture_postponed on fixture (starts_at) where status = 5;

-- What a corrected result could not take back from a balance; for staff.
create table debt (
  bet_id text not null references bet (id),
  version integer not null,
  member_id text not null references member (id),
  currency text not null,
  amount bigint not null check (amount > 0),
  paid bigint not null default 0,
  at bigint not null,
  primary key (bet_id, version),
  check (paid between 0 and amount)
);

-- Stores the first answer to a key.
create function bet_answer(p jsonb, p_status int, p_body jsonb, p_at bigint) returns void language plpgsql as $$
begin
  insert into idempotency (member_id, key, body_hash, bet_id, status, body, at)
  values (p ->> 'memberId', p ->> 'key', p ->> 'bodyHash', case when p_status = 201 then p ->> 'betId' end,
    p_status, p_body, p_at);
end $$;

-- Whether every leg is still offered exactly as the service judged it, at the instant p_at.
create function bet_legs_current(p_legs jsonb, p_at bigint) returns boolean
language plpgsql stable as $$
declare
  v_same boolean;
begin
  select count(*) = jsonb_array_length(p_legs) into v_same
  from jsonb_to_recordset(p_legs) as l ("selectionId" text, odds int, phase text, line int, "offerScore" jsonb,
    "placedScore" jsonb)
  join selection s on s.id = l."selectionId"
  join market m on m.id = s.market_id
  join fixture f on f.id = m.fixture_id
  where s.odds = l.odds and s.status = 1 and m.status = 1 and m.phase = l.phase
    and m.line is not distinct from l.line
    and m.offer_score is not distinct from l."offerScore"
    and (l."placedScore" is null or f.scores -> 'live' is not distinct from l."placedScore")
    and case m.phase when 'prematch' then f.status in (1, 9) and f.starts_at > p_at else f.status = 2 end;
  return v_same;
end $$;

-- Places one bet, or stores its refusals. Answers {outcome: stored|replay|reused|stale|blocked, …}.
-- Nothing is stored but with `stored`; a stale bet has to be decided again from the database.
create function bet_place(p jsonb, p_at bigint) returns jsonb language plpgsql as $$
declare
  v_member text := p ->> 'memberId';
  v_stake bigint := (p ->> 'stake')::bigint;
  v_hold boolean := p ->> 'status' = 'pending';
  v_account account%rowtype;
  v_stored idempotency%rowtype;
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
  select * into v_stored from idempotency i where i.member_id = v_member and i.key = p ->> 'key';
  if found then
    if v_stored.body_hash <> p ->> 'bodyHash' then
      return '{"outcome": "reused"}';
    end if;
    return jsonb_build_object('outcome', 'replay', 'status', v_stored.status, 'body', v_stored.body);
  end if;
  select m.state, m.level into v_state, v_level from member m where m.id = v_member;
  if v_state is distinct from 'approved' then
    return '{"outcome": "blocked"}';
  end if;
  if p ? 'refusals' then
    perform bet_answer(p, 422, p -> 'refusals', p_at);
    return jsonb_build_object('outcome', 'stored', 'status', 422, 'body', p -> 'refusals');
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
    perform bet_answer(p, 422, v_refusals, p_at);
    return jsonb_build_object('outcome', 'stored', 'status', 422, 'body', v_refusals);
  end if;

  perform bet_answer(p, 201, p -> 'body', p_at);
  insert into bet (id, member_id, key, type, status, placed_at, pending_until, stake, currency, total_odds,
    bonus_folders, bonus_factor, potential_payout, combo_key, odds_policy)
  values (p ->> 'betId', v_member, p ->> 'key', (p ->> 'type')::smallint, p ->> 'status', (p ->> 'placedAt')::bigint,
    (p ->> 'pendingUntil')::bigint, v_stake, p ->> 'currency', (p ->> 'totalOdds')::bigint,
    (p ->> 'bonusFolders')::smallint, (p ->> 'bonusFactor')::smallint, (p ->> 'potentialPayout')::bigint,
    p ->> 'comboKey', p ->> 'oddsPolicy');
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
  return jsonb_build_object('outcome', 'stored', 'status', 201, 'body', p -> 'body', 'emoney', v_balance,
    'point', coalesce(v_points, 0));
end $$;

-- Places the bets of one group commit in the given order; each stands or falls alone.
create function bet_place_batch(p jsonb, p_at bigint) returns jsonb language plpgsql as $$
declare
  v_item jsonb;
  v_results jsonb[] := '{}';
begin
  for v_item in select * from jsonb_array_elements(p) loop
    begin
      v_results := v_results || bet_place(v_item, p_at);
    exception when others then
      v_results := v_results || jsonb_build_object('outcome', 'failed', 'state', sqlstate, 'message', sqlerrm);
    end;
  end loop;
  return to_jsonb(v_results);
end $$;

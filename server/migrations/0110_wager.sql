-- Bets of every kind, their legs and what becomes of them. Odds and lines are integer hundredths. Nothing here knows fixtures.

create table bet (
  id text primary key,
  member_id text not null references member (id),
  key text not null,
  type smallint not null,
  -- Under which rules and limits a slip was made, as its kind names them; rounds of casino and slots, which have no slip, have none.
  mode text default 'domestic',
  -- What it counts to in the figures by game, within its type: the sport of all its legs, or mixed. Other kinds of wager say their own.
  game text not null default 'mixed',
  status text not null check (status in ('pending', 'accepted', 'refused', 'settled', 'cancelled')),
  label smallint not null default 0 check (label between -1 and 3),
  placed_at bigint not null,
  pending_until bigint,
  -- A free round of a casino has none.
  stake bigint not null,
  currency text not null,
  total_odds bigint not null,
  bonus_folders smallint,
  bonus_factor smallint not null default 100,
  -- A bet with a bonus pick is settled, and settled again, by the tiers and the low-odds limit it was accepted under.
  -- {tiers: [{folders, factor}, ...], lowOddsLimit}, hundredths; null without a bonus pick.
  bonus_terms jsonb,
  -- Of a system, how many legs each of its lines has, rising; its stake is that of all lines together. A bonus pick goes with none.
  sizes jsonb,
  -- Of legs that were accepted at one price together, [{legs, odds, factors: [{legs, factor}]}]; null where each leg has its own.
  -- A factor is by what the product of legs is multiplied, in ten-thousandths: of all legs, then of every two or more of them. No
  -- bonus and no system goes with them.
  joint jsonb,
  potential_payout bigint not null,
  payout bigint check (payout >= 0),
  settled_at bigint,
  -- When it was settled first: the week of a settlement that it counts in. A correction moves `settled_at`, and leaves this.
  counted_at bigint,
  -- Rises with every settlement; part of the ledger keys.
  version integer not null default 0,
  -- The version whose result the member has seen.
  seen_version integer not null default 0,
  cancelled_by_member boolean not null default false,
  -- What of it was taken back before its end.
  cashed_stake bigint not null default 0,
  cashed_paid bigint not null default 0,
  refusals jsonb not null default '[]',
  combo_key text not null,
  -- What the member accepts while an in-play bet waits.
  odds_policy text not null,
  unique (member_id, key),
  constraint bet_stake_check check (stake > 0 or stake = 0 and type = 5),
  constraint bet_mode_of_type check (case type
    when 3 then mode is not distinct from 'mini'
    when 4 then mode is not distinct from 'virtual'
    when 5 then mode is null
    else coalesce(mode in ('domestic', 'inplay', 'european'), false) end),
  constraint bet_sizes check (sizes is null or jsonb_typeof(sizes) = 'array' and bonus_folders is null),
  constraint bet_joint check (joint is null or jsonb_typeof(joint) = 'array' and bonus_folders is null and sizes is null),
  constraint bet_cashed check (cashed_stake between 0 and stake and cashed_paid >= 0)
);
create index bet_history on bet (member_id, placed_at desc, id desc);
create index bet_label on bet (member_id, label, placed_at desc, id desc);
create index bet_pending on bet (pending_until) where status = 'pending';
create index bet_open on bet (member_id, combo_key) where status in ('pending', 'accepted');
create index bet_unseen on bet (member_id) where status = 'settled' and seen_version < version;
create index bet_cancelled on bet (member_id, settled_at) where cancelled_by_member;
-- What a member's settled bets come to is read from the index alone, and so is a week of a friend's.
create index bet_settled on bet (member_id, settled_at) include (type, stake, label, cashed_stake, payout) where status = 'settled';
create index bet_counted on bet (member_id, counted_at) include (type, stake, label) where status = 'settled';
-- The hall of fame reads the won bets of a month in Seoul, the highest first: those whose stake, as far as it was not cashed out, has won.
create index bet_won_most on bet (currency, type,
  (date_trunc('month', timestamp '1970-01-01' + (settled_at + 32400000) * interval '1 millisecond')),
  payout desc, settled_at, id) include (member_id)
where label = 2 and payout > stake - cashed_stake;
-- By the odds that were won: what it paid by what was left of its stake, hundredths.
create index bet_won_odds on bet (currency, type,
  (date_trunc('month', timestamp '1970-01-01' + (settled_at + 32400000) * interval '1 millisecond')),
  ((payout * 200 / nullif(stake - cashed_stake, 0) + 1) / 2) desc, settled_at, id) include (member_id)
where label = 2 and payout > stake - cashed_stake;
-- The bets won last.
create index bet_won_latest on bet (currency, settled_at desc, id) include (member_id)
where label = 2 and payout > stake - cashed_stake;

-- A subject of some kind: what is bet on, the event whose result decides it, and what its kind has to know of it.
create table bet_leg (
  bet_id text not null references bet (id),
  idx smallint not null,
  subject_kind text not null,
  subject_id text not null,
  event_id text not null,
  subject jsonb not null,
  odds integer not null,
  result smallint not null default 0 check (result between -1 and 5),
  -- What decided the leg, as its kind tells it, and the result version of the event it came from.
  evidence jsonb,
  result_version integer not null default 0,
  -- Whether play decided a leg that is void: by its line, or as its set was not needed. False where the match stopped or was taken
  -- off: what is left of a group then counts by a factor of its own. True of any other leg.
  by_play boolean not null default true,
  primary key (bet_id, idx)
);
-- Settled legs too: a correction has to find them.
create index bet_leg_event on bet_leg (event_id, subject_kind, bet_id);

-- What a corrected result could not take back from a balance; for staff. What is not paid may be forgiven, once, or collected
-- from the member's balance in parts, each by a correction that names the debt.
create table debt (
  id text generated always as (bet_id || '-' || version::text) stored,
  bet_id text not null references bet (id),
  version integer not null,
  member_id text not null references member (id),
  currency text not null,
  amount bigint not null check (amount > 0),
  paid bigint not null default 0,
  forgiven bigint not null default 0 check (forgiven >= 0),
  forgiven_at bigint,
  collected bigint not null default 0 check (collected >= 0),
  at bigint not null,
  primary key (bet_id, version),
  check (paid between 0 and amount),
  check (paid + forgiven + collected <= amount),
  check ((forgiven > 0) = (forgiven_at is not null))
);
create unique index debt_id on debt (id);
create index debt_by_time on debt (at desc, id desc);
create index debt_of_member on debt (member_id, at desc, id desc);

create table debt_collection (
  request_id text primary key references request (id),
  bet_id text not null,
  version integer not null,
  amount bigint not null check (amount > 0),
  at bigint not null,
  foreign key (bet_id, version) references debt (bet_id, version)
);
create index debt_collection_of_debt on debt_collection (bet_id, version);

-- What a bet is taken back for before its end. A cash-out has a state of its own: in play it waits as a bet does.
create table cash_out (
  id text primary key,
  bet_id text not null references bet (id),
  member_id text not null references member (id),
  status text not null check (status in ('pending', 'done', 'refused')),
  is_auto boolean not null,
  -- How much of the bet's stake, the least that the member takes for it, and what was paid.
  stake bigint not null check (stake > 0),
  asked bigint not null check (asked > 0),
  amount bigint check (amount >= asked),
  at bigint not null,
  pending_until bigint,
  decided_at bigint,
  reason text,
  ip text,
  check (case status
    when 'pending' then pending_until is not null and decided_at is null and amount is null and reason is null
    when 'done' then decided_at is not null and amount is not null and reason is null
    else decided_at is not null and amount is null and reason is not null end)
);
create index cash_out_of_bet on cash_out (bet_id, at);
create index cash_out_due on cash_out (pending_until) where status = 'pending';
create unique index cash_out_one_waits on cash_out (bet_id) where status = 'pending';
create index cash_out_done on cash_out (member_id, decided_at) include (stake, amount) where status = 'done';

-- The offer at which a bet is cashed out by itself.
create table cash_out_target (
  bet_id text primary key references bet (id),
  target bigint not null check (target > 0),
  at bigint not null
);

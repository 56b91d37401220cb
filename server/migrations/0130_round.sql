-- The secret that a day's results are drawn from. Its hash is published when it is made, the day before; the secret itself after the
-- last round of the day.
create table round_day (
  -- 20260102
  day_key text primary key,
  secret bytea not null check (length(secret) = 32),
  commitment text not null,
  committed_at bigint not null
);

-- Rounds on which something was bet, or that are void. All others follow from the clock and the secret of their day.
create table round (
  -- 213-20260102-00273
  id text primary key,
  game_id int not null,
  day_key text not null references round_day (day_key),
  number int not null,
  opens_at bigint not null,
  closes_at bigint not null,
  draws_at bigint not null,
  -- From here on its bets are settled: a race is run first.
  settles_at bigint not null,
  -- What is offered, by market and selection: [odds in hundredths, chance and refund in millionths].
  offer jsonb not null,
  -- What is known before the draw: {card, base}.
  facts jsonb not null,
  state text not null default 'open' check (state in ('open', 'drawn', 'voided')),
  result jsonb,
  version int not null default 0,
  needs_settlement boolean not null default false,
  check ((state = 'drawn') = (result is not null))
);
create index round_of_game on round (game_id, draws_at desc);
create index round_to_draw on round (draws_at) where state = 'open';
create index round_to_settle on round (settles_at) where needs_settlement;

-- A game without a line is open.
create table round_game (
  game_id int primary key,
  maintenance boolean not null,
  -- What staff says of its end; nothing happens by itself then.
  until bigint
);

insert into rolling_kind values ('round_selection', 'mini');

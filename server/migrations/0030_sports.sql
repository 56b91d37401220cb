create table league (
  id text primary key,
  sport text not null,
  name text not null,
  country text not null,
  ord integer not null,
  major boolean not null
);

create table fixture (
  id text primary key,
  league_id text not null references league (id),
  sport text not null,
  home text not null,
  away text not null,
  home_id text not null,
  away_id text not null,
  starts_at bigint not null,
  status smallint not null check (status between 1 and 9),
  clock jsonb,
  scores jsonb not null default '{}',
  finished_periods text[] not null default '{}',
  first_scorer text check (first_scorer in ('1', '2')),
  source text not null,
  finished_at bigint,
  -- Set in the transaction that stores a finished period, a final status or a correction.
  needs_settlement boolean not null default false,
  result_version integer not null default 0
);
create index fixture_starts_at on fixture (starts_at);
create index fixture_needs_settlement on fixture (id) where needs_settlement;

create table market (
  id text primary key,
  fixture_id text not null references fixture (id),
  type_id integer not null,
  line integer,
  offer_score jsonb,
  phase text not null check (phase in ('prematch', 'inplay')),
  status smallint not null check (status between 1 and 3),
  -- Every outcome ever offered: "any other score" is judged against it.
  offered text[] not null
);
create index market_fixture on market (fixture_id);

create table selection (
  id text primary key,
  market_id text not null references market (id),
  fixture_id text not null,
  outcome text not null,
  odds integer not null check (odds >= 100),
  status smallint not null check (status between 1 and 3)
);
create index selection_market on selection (market_id);

-- How far each feed has been played.
create table feed_state (
  source text primary key,
  at bigint not null
);

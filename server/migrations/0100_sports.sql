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
  -- What is counted beside the score (rules/match-facts.ts): corners and cards, by part as the scores are.
  counts jsonb not null default '{}',
  -- The final scores and counts as the feed gave them: a feed's correction is told apart from what staff corrected.
  feed_scores jsonb,
  feed_counts jsonb,
  -- What has happened (rules/match-events.ts), as far as it is kept: its timeline.
  events jsonb not null default '[]',
  -- Who may be picked beside the two sides, by whom the goals were and who played; null where a feed tells nothing of it.
  participants jsonb,
  goals jsonb,
  players jsonb,
  -- What the feed's model expects still to be scored, by part: rules/outlook.ts. Null where the feed has no model, and when play is over.
  outlook jsonb,
  -- What the domestic board showed last before the start, for the results: in play those markets go on under the same ids and count
  -- from another score, and all are deleted a week after the end. Null of those that began unseen.
  board_markets jsonb,
  -- Where play has stopped and until when it may be gone on with (rules/interruption.ts), kept of a match that was given up then: it
  -- is settled by how it stood. Null of a match that is played, or was to its end.
  interruption jsonb,
  -- Why a match ended otherwise than by play, and through whom (`Ending` of rules/match-facts.ts); null of every other match.
  ending jsonb,
  source text not null,
  finished_at bigint,
  -- Set in the transaction that stores a finished period, a final status or a correction.
  needs_settlement boolean not null default false,
  result_version integer not null default 0
);
create index fixture_starts_at on fixture (starts_at);
create index fixture_needs_settlement on fixture (id) where needs_settlement;
create index fixture_postponed on fixture (starts_at) where status = 5;
-- Results by day, and how many there are of each sport; statuses as rules/fixture-status.ts names them.
create index fixture_over on fixture (starts_at, sport) where status in (3, 4, 5, 7);
-- The table of a league reads a year of its fixtures.
create index fixture_league on fixture (league_id, starts_at);
-- A favourite team is known by its fixtures.
create index fixture_home on fixture (home_id);
create index fixture_away on fixture (away_id);

create table market (
  id text primary key,
  fixture_id text not null references fixture (id),
  type_id integer not null,
  line integer,
  offer_score jsonb,
  phase text not null check (phase in ('prematch', 'inplay')),
  status smallint not null check (status between 1 and 3),
  -- Every outcome ever offered: "any other score" is judged against it.
  offered text[] not null,
  -- The feed's own name of a market that the dictionary of offers does not have.
  name text
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

-- What the simulated games are drawn from when no SEED is given: whoever knows it knows every result beforehand. Each day of
-- matches has a secret of its own, made from `secret` and told when the day is over.
create table world_secret (
  only_row boolean primary key default true check (only_row),
  secret text not null
);

-- What was published of a day before any match of it was.
create table world_day (
  -- 20260102, in Korea
  day_key text primary key,
  -- SHA-256 of its secret.
  commitment text not null,
  -- How many games it is drawn with: another number makes other games of the same secret.
  games_a_day int not null,
  committed_at bigint not null
);

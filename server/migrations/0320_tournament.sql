-- Tournaments: members are ranked by what they win in a period, and the first of them get points.
create table tournament (
  id int generated always as identity primary key,
  kind text not null check (kind in ('sports', 'casino')),
  title text not null,
  currency text not null,
  starts_at bigint not null,
  ends_at bigint not null check (ends_at > starts_at),
  -- Which bets count: odds in hundredths, the stake in minor units.
  min_odds int not null,
  odds_cap int not null,
  min_stake bigint not null,
  max_bets int not null check (max_bets > 0),
  -- [{from, to, points}], from the first rank on without a gap.
  prizes jsonb not null,
  players int not null default 0,
  -- When its scores were last brought up to date.
  scored_at bigint not null default 0,
  paid_at bigint,
  -- Points that were booked.
  paid bigint not null default 0,
  check (paid = 0 or paid_at is not null)
);
create index tournament_by_end on tournament (ends_at desc, id desc);
create index tournament_unpaid on tournament (ends_at) where paid_at is null;

create table tournament_player (
  tournament_id int not null references tournament (id) on delete cascade,
  member_id text not null references member (id),
  joined_at bigint not null,
  -- Hundredths, of so many bets, since that instant: what `tournament_scores` makes of the member's bets.
  score bigint not null default 0,
  bets int not null default 0,
  reached_at bigint not null default 0,
  -- What was booked; null without a prize.
  points bigint check (points > 0),
  primary key (tournament_id, member_id)
);
create index tournament_ranking on tournament_player (tournament_id, score desc, reached_at, joined_at, member_id);
create index tournament_of_member on tournament_player (member_id, tournament_id);

-- Players whose bets have changed since their score was written. Rows are only added, so that no settlement waits for another; a
-- reference to the tournament would make all of them lock its row.
create table tournament_due (
  id bigint generated always as identity primary key,
  tournament_id int not null,
  member_id text not null
);
create index tournament_due_of on tournament_due (tournament_id, id);

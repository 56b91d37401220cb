-- Favourites of three kinds in one table; leagues alone had one before.

create table favourite (
  member_id text not null references member (id),
  kind text not null check (kind in ('league', 'team', 'fixture')),
  -- Id of the league, the team or the fixture.
  subject_id text not null,
  created_at bigint not null,
  primary key (member_id, kind, subject_id)
);
insert into favourite (member_id, kind, subject_id, created_at)
  select member_id, 'league', league_id, created_at from favourite_league;
drop table favourite_league;

-- For those that leave when their fixture is over.
create index favourite_fixture on favourite (subject_id) where kind = 'fixture';
-- A team is known by its fixtures.
create index fixture_home on fixture (home_id);
create index fixture_away on fixture (away_id);

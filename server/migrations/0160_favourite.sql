create table favourite (
  member_id text not null references member (id),
  kind text not null check (kind in ('league', 'team', 'fixture', 'game')),
  -- Id of the league, the team, the fixture or the casino provider's game.
  subject_id text not null,
  created_at bigint not null,
  primary key (member_id, kind, subject_id)
);
-- For those that leave when their fixture is over.
create index favourite_fixture on favourite (subject_id) where kind = 'fixture';

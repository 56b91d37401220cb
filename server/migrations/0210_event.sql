create table event (
  id int generated always as identity primary key,
  title text not null,
  contents text not null,
  is_for_coin boolean not null,
  -- Members join where their level is high enough.
  min_level int not null default 0,
  starts_at bigint not null,
  ends_at bigint not null
);

create table event_member (
  event_id int not null references event (id) on delete cascade,
  member_id text not null references member (id),
  joined_at bigint not null,
  primary key (event_id, member_id)
);
create index event_member_newest on event_member (event_id, joined_at desc, member_id desc);

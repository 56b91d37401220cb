-- Members join events, where their level is high enough.
alter table event add column min_level int not null default 0;

create table event_member (
  event_id int not null references event (id) on delete cascade,
  member_id text not null references member (id),
  joined_at bigint not null,
  primary key (event_id, member_id)
);
create index event_member_newest on event_member (event_id, joined_at desc, member_id desc);

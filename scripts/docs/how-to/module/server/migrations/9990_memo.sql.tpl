-- What members write down for themselves.

create table memo (
  id text primary key,
  member_id text not null references member (id),
  text text not null,
  created_at bigint not null
);
create index memo_newest on memo (member_id, created_at desc, id desc);

-- A member who leaves, from the wish to its end: taken back by staff within its time, or confirmed.
create table member_leaving (
  id text primary key,
  member_id text not null references member (id),
  at bigint not null,
  -- Staff may take it back until then.
  until bigint not null,
  -- What was left and given up, minor units of the member's money.
  given_up bigint not null default 0 check (given_up >= 0),
  outcome text check (outcome in ('taken_back', 'confirmed')),
  ended_at bigint,
  -- Id of staff.
  ended_by text,
  reason text,
  check ((outcome is null) = (ended_at is null) and (outcome is null) = (ended_by is null))
);
create unique index member_leaving_open on member_leaving (member_id) where outcome is null;
create index member_leaving_of_member on member_leaving (member_id, at desc);

-- Who left before now: from when the record says so.
insert into member_leaving (id, member_id, at, until)
select 'lev_' || m.id, m.id, left_at, left_at + 30 * 86400000::bigint
from (select id, coalesce((select max(e.at) from security_event e where e.member_id = member.id
    and e.kind = 'member.leaving'), created_at) as left_at
  from member where state = 'leaving') m;

-- What staff does to members: notes, suspensions and bans, with all that was there before kept.

create table member_note (
  id text primary key,
  member_id text not null references member (id),
  author text not null references member (id),
  contents text not null,
  at bigint not null
);
create index member_note_of on member_note (member_id, at desc, id desc);
create trigger member_note_final before update or delete on member_note
  for each row execute function audit_is_final();

create table member_ban (
  id text primary key,
  member_id text not null references member (id),
  -- 'suspend' ends at `until` where there is one; 'ban' never ends by itself.
  kind text not null check (kind in ('suspend', 'ban')),
  until bigint,
  reason text not null,
  -- Id of staff; 'system' for what was there before this table.
  actor text not null,
  at bigint not null,
  ended_at bigint,
  -- Id of staff, or 'system' when the time was over.
  ended_by text,
  end_reason text,
  check (kind = 'suspend' or until is null),
  check ((ended_at is null) = (ended_by is null))
);
create unique index member_ban_open on member_ban (member_id) where ended_at is null;
create index member_ban_due on member_ban (until) where ended_at is null and until is not null;

insert into member_ban (id, member_id, kind, reason, actor, at)
select 'ban_' || id, id, 'suspend', '이전 기록 없음', 'system', created_at from member where state = 'suspended';

-- Staff finds members by how a name begins, and lists them by the time they signed up.
create index member_by_time on member (created_at, id);
create index member_user_id_begins on member (lower(user_id) text_pattern_ops);
create index member_nickname_begins on member (nickname text_pattern_ops);
create index member_phone_begins on member (phone_number text_pattern_ops);
create index member_holder_begins on member (account_holder text_pattern_ops);
create index session_of_member on session (member_id, created_at desc);

-- The record of what staff did is also safe from being emptied, and found by actor, target and time.
create trigger audit_never_emptied before truncate on audit for each statement execute function audit_is_final();
create index audit_by_time on audit (at, id);
create index audit_by_actor on audit (actor, at, id);
create index audit_by_target on audit (target, at, id);

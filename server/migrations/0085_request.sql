-- What waits for a decision by somebody: sign-ups now, deposits, withdrawals and settlements later. Each step is kept.
create table request (
  id text primary key,
  kind text not null,
  member_id text not null references member (id),
  state text not null,
  is_open boolean not null,
  -- At most one open request of this kind for each member.
  is_exclusive boolean not null,
  details jsonb not null default '{}',
  created_at bigint not null,
  updated_at bigint not null,
  -- The staff member who works on it, and until when nobody else may.
  locked_by text,
  locked_until bigint,
  check ((locked_by is null) = (locked_until is null))
);
create unique index request_one_open on request (member_id, kind) where is_open and is_exclusive;
create index request_of_member on request (member_id, kind, created_at);
create index request_queue on request (kind, state, created_at, id);

create table request_step (
  request_id text not null references request (id),
  n integer not null,
  event text not null,
  -- Null for the step that opened it.
  from_state text,
  to_state text not null,
  actor text not null,
  actor_role text not null check (actor_role in ('guest', 'member', 'manager', 'admin', 'system')),
  reason text,
  at bigint not null,
  primary key (request_id, n)
);
create trigger request_step_final before update or delete on request_step
  for each row execute function audit_is_final();

insert into request (id, kind, member_id, state, is_open, is_exclusive, created_at, updated_at)
select 'req_' || id, 'signup', id, 'applied', true, true, created_at, created_at from member where state = 'applied';
insert into request_step (request_id, n, event, to_state, actor, actor_role, at)
select 'req_' || id, 1, 'open', 'applied', id, 'guest', created_at from member where state = 'applied';

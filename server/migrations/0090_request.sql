-- What waits for a decision by somebody: sign-ups, deposits, withdrawals, settlements … Each step is kept.
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
-- What the desk reads: a kind's requests of several states by time, how many were decided since an instant, and those whose
-- id begins with something.
create index request_by_time on request (kind, created_at, id);
create index request_decided on request (kind, updated_at) where not is_open;
create index request_id_begins on request (id text_pattern_ops);
-- What one of staff has given within a day, corrections and coupons together, is counted by who asked for it.
create index request_given on request ((details ->> 'askedBy'), created_at) where kind in ('adjustment', 'couponIssue');

-- A member is rewarded once by an event, whoever asks for it and however it is decided.
create unique index request_event_reward on request (((details ->> 'eventId')::int), member_id)
where kind = 'adjustment' and details ? 'eventId' and state <> 'rejected';
-- A debt is forgiven once, and one correction of it waits at a time; what was collected does not stand against the next.
create unique index request_debt on request ((details ->> 'debtId'))
where kind = 'adjustment' and details ? 'debtId' and state <> 'rejected'
  and not (state = 'approved' and (details ->> 'amount')::bigint < 0);
create index request_of_debt on request ((details ->> 'debtId')) where kind = 'adjustment' and details ? 'debtId';

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

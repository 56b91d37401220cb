-- What staff did: never changed, safe from being emptied, and found by actor, target and time.
create table audit (
  id bigint generated always as identity primary key,
  at bigint not null,
  actor text not null,
  action text not null,
  target text not null,
  before jsonb,
  after jsonb,
  ip text not null
);
create trigger audit_final before update or delete on audit
  for each row execute function audit_is_final();
create trigger audit_never_emptied before truncate on audit for each statement execute function audit_is_final();
create index audit_by_time on audit (at, id);
create index audit_by_actor on audit (actor, at, id);
create index audit_by_target on audit (target, at, id);

-- What a member may use once, until it expires.
create table coupon (
  id text primary key,
  member_id text not null references member (id),
  name text not null,
  kind text not null check (kind in ('money', 'points')),
  -- Minor units of `currency`, or points.
  amount bigint not null check (amount > 0),
  currency text not null check ((currency = 'POINT') = (kind = 'points')),
  state text not null check (state in ('issued', 'used', 'expired', 'revoked')),
  issued_at bigint not null,
  -- From this instant on it is not taken any more.
  valid_to bigint not null check (valid_to > issued_at),
  updated_at bigint not null
);
create index coupon_of_member on coupon (member_id, issued_at desc, id desc);
create index coupon_due on coupon (valid_to) where state = 'issued';

-- Every step of a coupon, the issue among them. Steps are never changed.
create table coupon_step (
  coupon_id text not null references coupon (id),
  n int not null,
  event text not null,
  -- Null for the issue.
  from_state text,
  to_state text not null,
  -- Member id, staff id, or the name of a job.
  actor text not null,
  reason text,
  at bigint not null,
  primary key (coupon_id, n)
);
create trigger coupon_step_final before update or delete on coupon_step
  for each row execute function audit_is_final();

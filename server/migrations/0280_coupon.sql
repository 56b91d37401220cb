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
  -- By which staff gave it; null of one from a code.
  request_id text references request (id),
  issued_at bigint not null,
  -- From this instant on it is not taken any more.
  valid_to bigint not null check (valid_to > issued_at),
  updated_at bigint not null
);
create index coupon_of_member on coupon (member_id, issued_at desc, id desc);
create index coupon_due on coupon (valid_to) where state = 'issued';
create index coupon_of_request on coupon (request_id, member_id) where request_id is not null;
create index coupon_by_time on coupon (issued_at desc, id desc);
create index coupon_by_state on coupon (state, issued_at desc, id desc);
create index coupon_name_begins on coupon (name text_pattern_ops);

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

-- Codes that members type in for a coupon: one coupon for each member and code.
create table coupon_code (
  -- Upper case, letters and digits alone: what members type is brought to that.
  code text primary key check (code ~ '^[A-Z0-9]{4,20}$'),
  name text not null,
  kind text not null check (kind in ('money', 'points')),
  -- Points, or won; null where the code is not for accounts in won.
  amount bigint check (amount > 0),
  -- Cents for accounts in dollars; null where the code is not for them. Points are the same for everybody.
  amount_usd bigint check (amount_usd is null or (amount_usd > 0 and kind = 'money')),
  -- How long its coupons may be used from their issue on, days.
  valid_days int not null check (valid_days > 0),
  -- For whom.
  level int check (level between 1 and 12),
  account text not null check (account in ('all', 'won', 'coin')),
  -- By which staff made it.
  request_id text unique references request (id),
  made_at bigint not null,
  -- From this instant on it is not taken any more.
  closes_at bigint not null,
  -- Coupons that it gives out at most, and those that it has.
  most int not null check (most > 0),
  given int not null default 0 check (given between 0 and most),
  check (amount is not null or amount_usd is not null)
);

create table coupon_code_use (
  code text not null references coupon_code (code),
  member_id text not null references member (id),
  coupon_id text not null unique references coupon (id),
  primary key (code, member_id)
);

-- Codes that members type in for a coupon: one coupon for each member and code.
create table coupon_code (
  -- Upper case, letters and digits alone: what members type is brought to that.
  code text primary key check (code ~ '^[A-Z0-9]{4,20}$'),
  name text not null,
  kind text not null check (kind in ('money', 'points')),
  -- Points, or won.
  amount bigint not null check (amount > 0),
  -- Cents for accounts in dollars; null where the code is not for them. Points are the same for everybody.
  amount_usd bigint check (amount_usd is null or (amount_usd > 0 and kind = 'money')),
  -- How long its coupons may be used from their issue on, days.
  valid_days int not null check (valid_days > 0),
  -- From this instant on it is not taken any more.
  closes_at bigint not null,
  -- Coupons that it gives out at most, and those that it has.
  most int not null check (most > 0),
  given int not null default 0 check (given between 0 and most)
);

create table coupon_code_use (
  code text not null references coupon_code (code),
  member_id text not null references member (id),
  coupon_id text not null unique references coupon (id),
  primary key (code, member_id)
);

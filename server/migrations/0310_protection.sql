-- What members set for themselves.

-- One limit of a member for one period; none where there is no row.
create table protection_limit (
  member_id text not null references member (id),
  kind text not null check (kind in ('deposit', 'stake', 'loss', 'session')),
  -- day: the last 24 hours; week: the last seven days; month: the month in Seoul.
  period text not null check (period in ('day', 'week', 'month')),
  -- Minor units of the member's currency; minutes for sessions.
  amount bigint not null check (amount >= 0),
  -- A raise that waits: from `next_from` on `next_amount` holds, no limit where it is null.
  next_amount bigint,
  next_from bigint,
  updated_at bigint not null,
  primary key (member_id, kind, period),
  check (next_from is not null or next_amount is null),
  constraint protection_limit_raise check (next_amount is null or next_amount > amount)
);
create index protection_limit_due on protection_limit (next_from) where next_from is not null;

-- Breaks and exclusions. None is ever changed: a longer one is another row.
create table protection_stop (
  id text primary key,
  member_id text not null references member (id),
  kind text not null check (kind in ('break', 'exclusion')),
  from_at bigint not null,
  until_at bigint not null,
  check (until_at > from_at)
);
create index protection_stop_member on protection_stop (member_id, until_at desc);

create trigger protection_stop_final before update or delete on protection_stop
  for each row execute function audit_is_final();

-- Everything that became of limits, in order.
create table protection_change (
  member_id text not null references member (id),
  n bigint not null,
  kind text not null,
  period text not null,
  -- lower, raise (asked for), cancel (of a raise), apply (of a raise).
  event text not null check (event in ('lower', 'raise', 'cancel', 'apply')),
  from_amount bigint,
  to_amount bigint,
  at bigint not null,
  primary key (member_id, n)
);
create trigger protection_change_final before update or delete on protection_change
  for each row execute function audit_is_final();

-- When the member last answered how long they have been here.
create table reality_check (
  session_id text primary key references session (id),
  answered_at bigint not null
);

-- What the lines of hours that are over come to, for the limits that members set: a month of lines is then a few hundred rows.
-- Lines never change, and along a member's account instants never go back: an hour before `account.last_at` gets no line any more.

-- How far the hours of an account are summed: [from_at, to_at), both the beginning of an hour.
create table protection_summed (
  account_id bigint primary key references account (id),
  from_at bigint not null,
  to_at bigint not null,
  check (from_at % 3600000 = 0 and to_at % 3600000 = 0 and to_at >= from_at)
);

-- One hour that has lines; minor units of the account, signs of its lines. None where something was undone in it that had
-- been booked before it: what such an hour comes to depends on the period that is asked for, and its lines are read.
create table protection_hour (
  account_id bigint not null references account (id),
  start_at bigint not null check (start_at % 3600000 = 0),
  -- False for an hour whose lines are to be read; its sums are 0.
  is_whole boolean not null,
  -- Deposits and stakes less what was undone of them in the same hour, and all that bets and games took and gave.
  deposit bigint not null,
  stake bigint not null,
  loss bigint not null,
  -- The oldest line of each, null without one.
  deposit_at bigint,
  stake_at bigint,
  loss_at bigint,
  primary key (account_id, start_at)
);

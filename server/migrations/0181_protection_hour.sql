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

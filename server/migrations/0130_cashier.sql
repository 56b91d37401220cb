-- Deposits and withdrawals by bank transfer. The requests themselves are rows of `request`.

-- What has to be bet before a withdrawal. What is done of it is counted from settled bets and kept nowhere.
create table turnover_requirement (
  id text primary key,
  member_id text not null references member (id),
  -- What asked for it, and that thing's id: one requirement each.
  source text not null,
  source_id text not null,
  currency text not null,
  required bigint not null check (required > 0),
  opened_at bigint not null,
  closed_at bigint,
  close_reason text check (close_reason in ('empty', 'met', 'reversed')),
  unique (source, source_id),
  check ((closed_at is null) = (close_reason is null))
);
create index turnover_open on turnover_requirement (member_id, opened_at) where closed_at is null;

-- Wrong withdrawal passwords in a row. A try is counted before the password is compared, and forgotten when it was right.
create table withdrawal_tries (
  member_id text primary key references member (id),
  failures smallint not null check (failures between 0 and 5)
);

-- A member asks which account to pay to.
alter table inquiry drop constraint inquiry_kind_check;
alter table inquiry add constraint inquiry_kind_check check (kind in ('nonmember', 'password', 'account'));
alter table inquiry add column member_id text references member (id);
alter table inquiry add check ((kind = 'account') = (member_id is not null));

-- Withdrawals that wait are held in an account of their own.
insert into account (owner, kind, currency)
select owner, 'hold_withdraw', currency from account where kind = 'money'
on conflict (owner, kind, currency) do nothing;

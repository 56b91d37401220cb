-- Rolling comp: a share of settled stakes. A kind of wager that earns it has a line in rolling_kind, which its own migration
-- adds; all else earns nothing.
create table rolling_category (
  category text primary key,
  -- Hundredths of a percent of the stake, for whoever has no rate of their own.
  basis_points int not null check (basis_points between 0 and 1000)
);
insert into rolling_category values ('casino', 80), ('slot', 200), ('mini', 100);

create table rolling_kind (
  subject_kind text primary key,
  category text not null references rolling_category (category)
);

create table rolling_rate (
  member_id text not null references member (id),
  category text not null references rolling_category (category),
  basis_points int not null check (basis_points between 0 and 1000),
  set_at bigint not null,
  primary key (member_id, category)
);

-- What one bet earned its member, and each agent above who has a higher rate.
create table rolling_accrual (
  bet_id text not null references bet (id),
  -- The bet's version that earned it: a bet that was void can be settled again.
  version int not null,
  member_id text not null references member (id),
  category text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  -- What this member gets of the stake; of an agent what is above the rate below.
  basis_points int not null check (basis_points > 0),
  amount bigint not null check (amount > 0),
  -- due and ending are an agent's, until the task books them.
  state text not null check (state in ('due', 'booked', 'ending', 'ended')),
  -- What was taken back when the bet became void: what is converted already stays with the member.
  taken bigint not null default 0 check (taken between 0 and amount),
  at bigint not null,
  primary key (bet_id, version, member_id)
);
create index rolling_accrual_due on rolling_accrual (member_id) where state in ('due', 'ending');
create index rolling_accrual_of_member on rolling_accrual (member_id, at);
-- Comp of a day is read from the accruals of that day alone. They are written in the order of time, or nearly.
create index rolling_accrual_by_time on rolling_accrual using brin (at) with (pages_per_range = 32);

-- Rolling that was made money. The ledger has the amounts as well, under the key rolling:{id}.
create table rolling_conversion (
  id text primary key,
  member_id text not null references member (id),
  currency text not null,
  -- Minor units; what was taken of each category.
  casino bigint not null check (casino >= 0),
  slot bigint not null check (slot >= 0),
  mini bigint not null check (mini >= 0),
  amount bigint not null check (amount > 0 and amount = casino + slot + mini),
  at bigint not null
);
create index rolling_conversion_of_member on rolling_conversion (member_id, at);

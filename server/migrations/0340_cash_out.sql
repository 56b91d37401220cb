-- What a bet is taken back for before its end. A cash-out has a state of its own: in play it waits as a bet does.
alter table bet add column cashed_stake bigint not null default 0;
alter table bet add column cashed_paid bigint not null default 0;
alter table bet add constraint bet_cashed check (cashed_stake between 0 and stake and cashed_paid >= 0);

create table cash_out (
  id text primary key,
  bet_id text not null references bet (id),
  member_id text not null references member (id),
  status text not null check (status in ('pending', 'done', 'refused')),
  is_auto boolean not null,
  -- How much of the bet's stake, the least that the member takes for it, and what was paid.
  stake bigint not null check (stake > 0),
  asked bigint not null check (asked > 0),
  amount bigint check (amount >= asked),
  at bigint not null,
  pending_until bigint,
  decided_at bigint,
  reason text,
  ip text,
  check (case status
    when 'pending' then pending_until is not null and decided_at is null and amount is null and reason is null
    when 'done' then decided_at is not null and amount is not null and reason is null
    else decided_at is not null and amount is null and reason is not null end)
);
create index cash_out_of_bet on cash_out (bet_id, at);
create index cash_out_due on cash_out (pending_until) where status = 'pending';
create unique index cash_out_one_waits on cash_out (bet_id) where status = 'pending';

-- The offer at which a bet is cashed out by itself.
create table cash_out_target (
  bet_id text primary key references bet (id),
  target bigint not null check (target > 0),
  at bigint not null
);

-- Accounts that are likely one person's: by the device that a sign-up came from, and by the wallet that withdrawals go to.
create table member_likeness (
  -- Who came later.
  member_id text not null references member (id),
  other_id text not null references member (id),
  by text not null check (by in ('device', 'wallet')),
  at bigint not null,
  primary key (member_id, other_id, by),
  check (member_id <> other_id)
);
create index member_likeness_other on member_likeness (other_id);

-- Points that were made money. The ledger has the amounts as well, under the key convert:{id}.
create table conversion (
  id text primary key,
  member_id text not null references member (id),
  points bigint not null check (points > 0),
  -- Minor units of `currency`.
  amount bigint not null check (amount > 0),
  currency text not null,
  -- Won a dollar in ten-thousandths; null for won.
  rate int,
  at bigint not null,
  check ((currency = 'USD') = (rate is not null))
);
create index conversion_of_member on conversion (member_id, at);

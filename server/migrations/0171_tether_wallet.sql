-- Where a member's tether withdrawals are sent. A withdrawal keeps the address it was asked for with.
create table tether_wallet (
  member_id text primary key references member (id),
  address text not null,
  updated_at bigint not null
);

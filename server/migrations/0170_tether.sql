-- Tether deposits: requests of the kind tetherDeposit, what came for them over the chain, and the simulated chain itself.

-- What addresses are made from, and what the provider signs with.
create table tether_secret (
  only_row boolean primary key default true check (only_row),
  secret text not null
);

-- Which deposit an address is of: the one with the highest n. Coins that come after one has ended make another.
create table tether_payment (
  request_id text primary key references request (id),
  address text not null,
  n integer not null check (n > 0),
  expires_at bigint not null,
  unique (address, n)
);
create index tether_payment_expiry on tether_payment (expires_at);

create table tether_transfer (
  tx_id text primary key,
  request_id text not null references tether_payment (request_id),
  amount_micro bigint not null check (amount_micro > 0),
  confirmations integer not null check (confirmations >= 0),
  -- Of its block, and when the site was told first.
  at bigint not null,
  seen_at bigint not null
);
create index tether_transfer_of_payment on tether_transfer (request_id, seen_at);

-- SIMULATED: in place of a chain.
create table tether_chain_transfer (
  tx_id text primary key,
  address text not null,
  amount_micro bigint not null check (amount_micro > 0),
  at bigint not null,
  -- Blocks that the provider has reported.
  reported integer not null default 0 check (reported between 0 and 20)
);
create index tether_chain_waiting on tether_chain_transfer (at) where reported < 20;

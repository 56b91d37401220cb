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

-- Known by its transaction and its position in it: one transaction may pay several addresses.
create table tether_transfer (
  tx_id text not null,
  event_index integer not null check (event_index >= 0),
  request_id text not null references tether_payment (request_id),
  amount_micro bigint not null check (amount_micro > 0),
  confirmations integer not null check (confirmations >= 0),
  -- Of its block, when the site was told first, and when it was told of its newest block.
  at bigint not null,
  seen_at bigint not null,
  told_at bigint not null,
  -- What was not heard of for long before it had its blocks counts no more unless it is told of again.
  is_lost boolean not null default false,
  primary key (tx_id, event_index)
);
create index tether_transfer_of_payment on tether_transfer (request_id, seen_at);
create index tether_transfer_waiting on tether_transfer (told_at) where confirmations < 20 and not is_lost;

-- Where a member's tether withdrawals are sent. A withdrawal keeps the address it was asked for with.
create table tether_wallet (
  member_id text primary key references member (id),
  address text not null,
  updated_at bigint not null
);

-- SIMULATED: in place of a chain.
create table tether_chain_transfer (
  tx_id text primary key,
  address text not null,
  amount_micro bigint not null check (amount_micro > 0),
  at bigint not null,
  -- Blocks that the provider has reported.
  reported integer not null default 0 check (reported between 0 and 20),
  -- How the provider reports it.
  delivery text not null default 'usual' check (delivery in ('usual', 'delayed', 'duplicate', 'disordered'))
);
create index tether_chain_waiting on tether_chain_transfer (at) where reported < 20;
create index tether_chain_of_address on tether_chain_transfer (address, at);

-- SIMULATED: each call that the provider made about a transfer, and the status of the answer.
create table tether_chain_report (
  n bigint generated always as identity primary key,
  tx_id text not null references tether_chain_transfer (tx_id),
  confirmations integer not null check (confirmations >= 0),
  at bigint not null,
  status integer not null
);
create index tether_chain_report_of_transfer on tether_chain_report (tx_id, n);

-- A transfer is known by its transaction and its position in it: one transaction may pay several addresses. What was not heard of for
-- long before it had its blocks is lost, and counts no more unless it is told of again.

alter table tether_transfer add column event_index integer not null default 0 check (event_index >= 0);
alter table tether_transfer alter column event_index drop default;
alter table tether_transfer drop constraint tether_transfer_pkey;
alter table tether_transfer add primary key (tx_id, event_index);

-- When the site was told of its newest block.
alter table tether_transfer add column told_at bigint;
update tether_transfer set told_at = seen_at;
alter table tether_transfer alter column told_at set not null;
alter table tether_transfer add column is_lost boolean not null default false;
create index tether_transfer_waiting on tether_transfer (told_at) where confirmations < 20 and not is_lost;

-- SIMULATED: each call that the provider made about a transfer, and the status of the answer.
create table tether_chain_report (
  n bigint generated always as identity primary key,
  tx_id text not null references tether_chain_transfer (tx_id),
  confirmations integer not null check (confirmations >= 0),
  at bigint not null,
  status integer not null
);
create index tether_chain_report_of_transfer on tether_chain_report (tx_id, n);

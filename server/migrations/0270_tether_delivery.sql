-- SIMULATED: how the provider of the simulated chain reports a transfer.
alter table tether_chain_transfer add column delivery text not null default 'usual'
  check (delivery in ('usual', 'delayed', 'duplicate', 'disordered'));
create index tether_chain_of_address on tether_chain_transfer (address, at);

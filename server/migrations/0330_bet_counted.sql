-- When a bet was settled first: the week of a settlement that it counts in. A correction moves `settled_at`, and leaves this.
alter table bet add column counted_at bigint;
update bet set counted_at = settled_at where status = 'settled';
-- A week of a friend's bets is read by this alone.
create index bet_counted on bet (member_id, counted_at) include (type, stake, label) where status = 'settled';

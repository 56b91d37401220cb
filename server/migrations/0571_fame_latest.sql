-- The bets won last.
create index bet_won_latest on bet (currency, settled_at desc, id) include (member_id)
where label = 2 and payout > stake - cashed_stake;

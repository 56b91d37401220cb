-- What a member's settled bets come to is read from the index alone; cash-outs are found by member.
drop index bet_settled;
create index bet_settled on bet (member_id, settled_at) include (type, stake, label, cashed_stake, payout) where status = 'settled';
create index cash_out_done on cash_out (member_id, decided_at) include (stake, amount) where status = 'done';

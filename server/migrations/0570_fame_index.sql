-- The hall of fame reads the won bets of a month in Seoul, the highest first: those whose stake, as far as it was not cashed out, has won.
create index bet_won_most on bet (currency, type,
  (date_trunc('month', timestamp '1970-01-01' + (settled_at + 32400000) * interval '1 millisecond')),
  payout desc, settled_at, id) include (member_id)
where label = 2 and payout > stake - cashed_stake;
-- By the odds that were won: what it paid by what was left of its stake, hundredths.
create index bet_won_odds on bet (currency, type,
  (date_trunc('month', timestamp '1970-01-01' + (settled_at + 32400000) * interval '1 millisecond')),
  ((payout * 200 / nullif(stake - cashed_stake, 0) + 1) / 2) desc, settled_at, id) include (member_id)
where label = 2 and payout > stake - cashed_stake;

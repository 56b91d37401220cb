-- The feed's own name of a market that the dictionary of offers does not have.
alter table market add column name text;

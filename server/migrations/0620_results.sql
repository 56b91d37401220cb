-- What the domestic board showed of a fixture last before its start, for the results: in play those markets go on under the same ids and count
-- from another score, and all are deleted a week after the end. Null of fixtures from before, and of those that began unseen.
alter table fixture add column board_markets jsonb;
-- Results by day, and how many there are of each sport; statuses as rules/fixture-status.ts names them.
create index fixture_over on fixture (starts_at, sport) where status in (3, 4, 5, 7);

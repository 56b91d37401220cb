-- The table of a league reads a year of its fixtures.
create index fixture_league on fixture (league_id, starts_at);

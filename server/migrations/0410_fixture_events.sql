-- What has happened in a match (rules/match-events.ts), as far as it is kept: its timeline.
alter table fixture add column events jsonb not null default '[]';

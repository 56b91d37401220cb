-- What is counted in a match beside its score (rules/match-facts.ts): corners and cards, by part as the scores are.
alter table fixture add column counts jsonb not null default '{}';

-- Popups about bonuses and events, which members who have stopped are not shown. One that nobody decided about counts as such.
alter table popup add column is_marketing boolean not null default true;

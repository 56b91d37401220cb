-- Personal data of who has left, removed after its term.
alter table member add column erased_at bigint;
-- What is left of ids that nobody may take again: hashes of what they look like.
create table retired_user_id (hash text primary key check (hash ~ '^[0-9a-f]{64}$'));
create index member_leaving_confirmed on member_leaving (ended_at) where outcome = 'confirmed';

-- Answers under a key belong to no one command any more: the scope says which kind of command the key was sent with.
alter table idempotency rename column body to answer;
alter table idempotency add column scope text not null default 'bet';
alter table idempotency alter column scope drop default;
alter table idempotency drop constraint idempotency_pkey;
alter table idempotency add primary key (member_id, scope, key);
-- The answer has it.
alter table idempotency drop column bet_id;

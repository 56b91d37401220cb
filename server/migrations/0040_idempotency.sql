-- The first answer under each key that a member sent with a command; `scope` is the kind of command.
create table idempotency (
  member_id text not null references member (id),
  scope text not null,
  key text not null,
  body_hash text not null,
  -- Of the HTTP answer; 422 goes with the refusals.
  status smallint not null,
  answer jsonb not null,
  at bigint not null,
  primary key (member_id, scope, key)
);

-- Wrong passwords are counted by id and network, so that a stranger's do not lock a member out, and by id
-- alone in a wider measure. What the old table knew lasted half an hour: it may go.
drop table login_failure;
create table login_failure (
  user_key text not null,
  -- '' counts the id wherever it was tried from.
  network text not null,
  -- As many as lock, newest first.
  failed_at bigint[] not null,
  locked_until bigint not null default 0,
  primary key (user_key, network)
);
create index session_member_ip_idx on session (member_id, ip);

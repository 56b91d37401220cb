-- Browsers that have signed a member in, by the hash of the cookie they keep (ADR 0021). Wrong passwords from one are
-- counted on its own row, so that a flood from elsewhere does not lock it out.
create table device (
  token_hash text not null,
  member_id text not null references member (id),
  used_at bigint not null,
  -- The last five, newest first.
  failed_at bigint[] not null default '{}',
  locked_until bigint not null default 0,
  primary key (token_hash, member_id)
);
create index device_member_idx on device (member_id, used_at);

-- What members have read of what the site told them; what it told is read from requests, bets, the ledger and messages.

create table notification_reader (
  member_id text primary key references member (id),
  -- Everything until this instant is read.
  read_until bigint not null
);

-- What was read one by one since then.
create table notification_read (
  member_id text not null references member (id),
  id text not null,
  at bigint not null,
  primary key (member_id, id)
);

-- What staff has sent: its copies are the messages of the members, each read, unread or recalled.
create table sent_message (
  id text primary key,
  sender text not null references member (id),
  -- 'one' and 'several' were named.
  audience text not null check (audience in ('one', 'several', 'level', 'all')),
  level int,
  member_id text references member (id),
  title text not null,
  contents text not null,
  receivers int not null check (receivers > 0),
  -- Left out, for they had excluded themselves.
  excluded int not null default 0 check (excluded >= 0),
  sent_at bigint not null,
  recalled_at bigint,
  recalled_by text references member (id),
  recall_reason text,
  -- Copies that nobody had read by then.
  recalled int not null default 0 check (recalled between 0 and receivers),
  check ((audience = 'level') = (level is not null)),
  check ((audience = 'one') = (member_id is not null)),
  check ((recalled_at is null) = (recalled_by is null) and (recalled_at is null) = (recall_reason is null)
    and (recalled_at is null) = (recalled = 0))
);
create index sent_message_by_time on sent_message (sent_at desc, id desc);

create table message (
  id text primary key,
  member_id text not null references member (id),
  title text not null,
  contents text not null,
  sent_at bigint not null,
  read_at bigint,
  deleted_at bigint,
  sent_message_id text references sent_message (id),
  recalled_at bigint,
  -- What came of a request stands among the notifications by itself; its copy here names the request, so that it is not told twice.
  request_id text references request (id),
  -- A copy is read or recalled, never both; only read ones are deleted.
  check (recalled_at is null or (sent_message_id is not null and read_at is null and deleted_at is null)),
  -- One of a request comes read: nobody is kept from betting for it, and nobody recalls it.
  check (request_id is null or (read_at is not null and sent_message_id is null))
);
create index message_inbox_idx on message (member_id, sent_at desc, id desc) where deleted_at is null and recalled_at is null;
create index message_unread_idx on message (member_id) where read_at is null and deleted_at is null and recalled_at is null;
create index message_of_sent on message (sent_message_id, read_at) where sent_message_id is not null;

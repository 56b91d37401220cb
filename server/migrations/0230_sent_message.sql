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

alter table message add column sent_message_id text references sent_message (id), add column recalled_at bigint;
-- A copy is read or recalled, never both; only read ones are deleted.
alter table message add check (recalled_at is null or (sent_message_id is not null and read_at is null and deleted_at is null));
create index message_of_sent on message (sent_message_id, read_at) where sent_message_id is not null;
drop index message_unread_idx;
create index message_unread_idx on message (member_id) where read_at is null and deleted_at is null and recalled_at is null;
drop index message_inbox_idx;
create index message_inbox_idx on message (member_id, sent_at desc, id desc) where deleted_at is null and recalled_at is null;

-- What was sent before this table is in the audit record, with who got it.
create temporary table sent_before on commit drop as
select 'snt_audit' || a.id as id, a.actor, a.at, m.id as message_id, m.member_id, m.title, m.contents,
  a.after ->> 'count' as count
from audit a join message m on m.sent_at = a.at and m.title = a.after ->> 'title' and m.contents = a.after ->> 'contents'
  and a.after -> 'memberIds' ? m.member_id
where a.action = 'message.send';
insert into sent_message (id, sender, audience, member_id, title, contents, receivers, sent_at)
select id, min(actor), case when count(*) = 1 then 'one' else 'several' end, case when count(*) = 1 then min(member_id) end,
  min(title), min(contents), count(*), min(at)
from (select distinct on (message_id) * from sent_before order by message_id, id) of_one group by id;
update message m set sent_message_id = b.id
from (select distinct on (message_id) * from sent_before order by message_id, id) b where b.message_id = m.id;

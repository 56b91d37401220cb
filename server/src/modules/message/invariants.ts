import type { Invariants } from '../../lib/invariants.ts';

export const messageInvariants: Invariants = {
  'a message is deleted only after it was read, and read only after it was sent': `
    select id as subject, concat_ws(' ', sent_at, read_at, deleted_at) as detail from message
    where read_at < sent_at or deleted_at is not null and (read_at is null or deleted_at < read_at)`,
  'a message has a title': `
    select id as subject, member_id as detail from message where btrim(title) = ''`,
  'what staff sent has a copy for each receiver, of the same text': `
    select s.id as subject, s.receivers || ' of ' || count(m.id) as detail
    from sent_message s left join message m on m.sent_message_id = s.id
      and m.title = s.title and m.contents = s.contents and m.sent_at = s.sent_at
    group by s.id having count(m.id) <> s.receivers`,
  'what was recalled has as many recalled copies, and none that is unread': `
    select s.id as subject, s.recalled || ' of ' || count(m.id) as detail
    from sent_message s left join message m on m.sent_message_id = s.id and m.recalled_at is not null
    group by s.id having count(m.id) <> s.recalled or s.recalled > 0 and exists (
      select from message o where o.sent_message_id = s.id and o.read_at is null and o.recalled_at is null)`,
  'what staff sent or recalled has an audit record': `
    select s.id as subject, s.sender as detail from sent_message s
    where not exists (
        select from audit a where a.action = 'message.send' and a.actor = s.sender and a.at = s.sent_at)
      or s.recalled_at is not null and not exists (
        select from audit a where a.action = 'message.recall' and a.target = s.id and a.actor = s.recalled_by)`,
};

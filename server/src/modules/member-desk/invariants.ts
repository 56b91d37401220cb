import type { Invariants } from '../../lib/invariants.ts';

/** What is always true of members who are kept out, and of notes about members. */
export const memberDeskInvariants: Invariants = {
  'what keeps a member out is of one who is suspended': `
    select b.id as subject, m.state as detail from member_ban b join member m on m.id = b.member_id
    where b.ended_at is null and m.state <> 'suspended'`,
  'whoever of staff kept a member out or let one in has an audit record of it': `
    select id as subject, actor as detail from member_ban b
    where actor <> 'system' and not exists (
        select from audit a where a.actor = b.actor and a.target = b.member_id and a.at = b.at)
      or ended_by <> 'system' and not exists (
        select from audit a where a.actor = b.ended_by and a.target = b.member_id and a.at = b.ended_at)`,
  'notes are written by staff': `
    select n.id as subject, n.author as detail from member_note n
    where not exists (select from audit a where a.actor = n.author and a.target = n.member_id
      and a.action = 'member.note' and a.after ->> 'id' = n.id)`,
};

import type { Invariants } from '../../lib/invariants.ts';

export const inquiryInvariants: Invariants = {
  'what staff said to a question has an audit record': `
    select l.inquiry_id as subject, l.staff_id as detail from inquiry_line l
    where l.by = 'staff' and not exists (
      select from audit a where a.action = 'inquiry.answer' and a.target = l.inquiry_id and a.actor = l.staff_id and a.at = l.at)`,
  'a question has its last line as its answer, where staff said it': `
    select i.id as subject, i.state || ' ' || coalesce(l.by, 'nothing') || ' last' as detail from inquiry i
    left join lateral (select * from inquiry_line where inquiry_id = i.id order by id desc limit 1) l on true
    where (i.answer, i.answered_by) is distinct from (case l.by when 'staff' then l.text end, l.staff_id)`,
  'a question is where its last step led': `
    select i.id as subject, i.state || ' after ' || s.event as detail from inquiry i
    join lateral (select event, to_state from inquiry_step where inquiry_id = i.id order by id desc limit 1) s on true
    where s.to_state <> i.state`,
  'every question says how it can be answered': `
    select id as subject, kind as detail from inquiry where contact = '' and member_id is null`,
};

import type { Invariants } from '../../lib/invariants.ts';

/** What is always true of members. */
export const memberInvariants: Invariants = {
  'every applicant has an open sign-up request, and nobody else has': `
    select m.id as subject, m.state as detail from member m
    where (m.state = 'applied') <> exists (
      select from request r where r.member_id = m.id and r.kind = 'signup' and r.is_open)`,
  'whoever leaves has no money, open bet or session': `
    select m.id as subject, m.state as detail from member m where m.state in ('leaving', 'withdrawn') and (
      exists (select from account a where a.owner = m.id and a.kind in ('money', 'hold_bet') and a.balance > 0)
      or exists (select from bet b where b.member_id = m.id and b.status in ('pending', 'accepted'))
      or exists (select from session s where s.member_id = m.id and s.ended_at is null))`,
};

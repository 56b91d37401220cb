import type { Invariants } from '../../lib/invariants.ts';

/** What is always true of members. */
export const memberInvariants: Invariants = {
  'every applicant has an open sign-up request, and nobody else has': `
    select m.id as subject, m.state as detail from member m
    where (m.state = 'applied') <> exists (
      select from request r where r.member_id = m.id and r.kind = 'signup' and r.is_open)`,
};

import type { Invariants } from '../../lib/invariants.ts';

/** What is always true of what has to be bet. */
export const turnoverInvariants: Invariants = {
  'a turnover is required in the currency of its member': `
    select t.id as subject, t.currency || ' against ' || m.currency as detail
    from turnover_requirement t join member m on m.id = t.member_id where t.currency <> m.currency`,
  'a turnover ends after it began': `
    select id as subject, closed_at::text as detail from turnover_requirement where closed_at < opened_at`,
};

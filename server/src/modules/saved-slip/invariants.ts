import { MAX_SAVED_SLIPS } from '#rules/saved-slips.ts';
import type { Invariants } from '../../lib/invariants.ts';

export const savedSlipInvariants: Invariants = {
  'a member has no more saved slips than are allowed': `
    select member_id as subject, count(*)::text as detail from saved_slip
    group by member_id having count(*) > ${MAX_SAVED_SLIPS}`,
  'a saved slip has picks with their odds, and nothing of money': `
    select member_id as subject, id as detail from saved_slip
    where jsonb_array_length(legs) not between 1 and 10
      or exists (select from jsonb_array_elements(legs) l
        where l - 'selectionId' - 'odds' <> '{}' or not l ?& array['selectionId', 'odds'])`,
};

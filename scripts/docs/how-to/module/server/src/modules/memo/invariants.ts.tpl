import type { Invariants } from '../../lib/invariants.ts';

/** What is always true of memos. */
export const memoInvariants: Invariants = {
  'a memo has a text': `select id as subject, member_id as detail from memo where text = ''`,
};

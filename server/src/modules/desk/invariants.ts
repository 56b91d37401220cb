import type { Invariants } from '../../lib/invariants.ts';

/** What the day's figures depend on. */
export const deskInvariants: Invariants = {
  'every account of the house counts to a figure': `
    select id::text as subject, kind as detail from account
    where owner is null and kind not in ('house:bank', 'house:tether', 'house:betting', 'house:bonus', 'house:comp',
      'house:settlement', 'house:adjust', 'house:points', 'house:exchange', 'house:fx') and kind not like 'house:casino%'`,
};

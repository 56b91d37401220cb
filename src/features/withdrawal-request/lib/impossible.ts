import type { WithdrawalTerms } from '../api';

/** Whether no withdrawal can succeed now, whatever is typed: to send one would be for nothing. */
export function isImpossible({
  open,
  triesLeft,
  refusals,
}: Pick<WithdrawalTerms, 'open' | 'triesLeft' | 'refusals'>): boolean {
  return open !== null || triesLeft === 0 || refusals.length > 0;
}

import { needsSecondPerson } from '#rules/second-person.ts';
import type { DepositDetails, WithdrawalDetails } from './types.ts';

/** Whether the amount of a deposit or a withdrawal takes two people of staff. */
export function takesTwo({ details }: { details: Record<string, unknown> }): boolean {
  return needsSecondPerson(details as unknown as DepositDetails | WithdrawalDetails);
}

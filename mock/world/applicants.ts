import { operationOfId } from '../contract/document.ts';
import { exampleOf } from '../contract/examples.ts';
import type { Schemas } from '../contract/types.ts';
import { type Account, accountOfSignup } from './accounts.ts';

/** Somebody who has signed up. */
export interface Applicant {
  account: Account;
  state: 'applied' | 'approved';
  /** Epoch milliseconds. */
  createdAt: number;
}

/** The applicant of the contract's examples, who waits from the beginning. */
export function firstApplicant(now: number): Applicant {
  const [listed] = exampleOf('getMembers', now);
  if (listed === undefined) throw new Error('the contract shows no applicant');
  const example = operationOfId('signup').requestExample as Schemas['SignupRequest'];
  // Another one than the example's, so that the example itself can still be sent.
  const request = { ...example, userId: 'waiting01', nickname: '기다림' };
  const { member, password } = accountOfSignup(request, now);
  return {
    account: { member: { ...member, id: listed.id }, password },
    state: 'applied',
    createdAt: listed.createdAt,
  };
}

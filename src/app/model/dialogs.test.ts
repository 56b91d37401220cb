import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import {
  $member,
  accountRequested,
  coinDepositRequested,
  inquiryRequested,
  inquiryWriteRequested,
  loginRequested,
  passwordChangeRequested,
  passwordResetRequested,
  recommenderSignupRequested,
  signupRequested,
  tetherWithdrawalRequested,
} from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $dialog, viewOfDialog } from '@/shared/lib/dialogs';
import { makeScope } from '@/shared/lib/test-scope';
import './dialogs';

it.each([
  ['login', loginRequested.prepend<void>(() => ({}))],
  ['referral', signupRequested],
  ['recommender', recommenderSignupRequested],
  ['findPassword', passwordResetRequested],
  ['changePassword', passwordChangeRequested],
  ['userInfo', accountRequested],
  ['coinDeposit', coinDepositRequested],
  ['tetherWithdrawal', tetherWithdrawalRequested],
  ['nonMember', inquiryRequested],
  ['customerWrite', inquiryWriteRequested],
] as const)('%s opens when it is requested, and can be drawn', async (name, requested) => {
  const scope = makeScope({ values: [[$member, makeMember()]] });
  await allSettled(requested, { scope });
  expect(scope.getState($dialog)).toEqual({ name });
  expect(viewOfDialog(name)).toBeDefined();
});

it.each(['usdSignup', 'signup', 'signupDone'])('the later step %s can be drawn', (name) => {
  expect(viewOfDialog(name)).toBeDefined();
});

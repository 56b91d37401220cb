import { sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import {
  fieldMessages,
  passwordIsNotId,
  passwordsMatch,
  recommenderSchema,
} from '@/entities/account-fields';
import { $bannedWords } from '@/entities/setting';
import { createForm, guardClose } from '@/shared/lib/form';
import { referralDialog, usdSignupDialog } from '../dialogs';
import { accountInitial, accountNormalize, accountShape } from '../lib/account-form';
import { toCoinPayload } from '../lib/payload';
import { showSignupFailure } from '../lib/signup-failure';
import { $referral } from './referral';
import { coinSignup, fieldQuery } from './signup';

/** The USD sign-up dialog is open. */
export const UsdSignupGate = createGate();

export const form = createForm({
  initial: accountInitial,
  normalize: accountNormalize,
  schema: $bannedWords.map((banned) =>
    z
      .object({ ...accountShape(banned), recommender: recommenderSchema })
      .check(passwordIsNotId, passwordsMatch),
  ),
  checks: { names: ['userId', 'nickname'], fx: fieldQuery.loadFx },
  isBusy: coinSignup.$isPending,
});

/** Esc, the ground behind or the close button. */
export const closeRequested = guardClose(usdSignupDialog, form, fieldMessages.leave);

export const $isSubmitting = coinSignup.$isPending;

sample({ clock: [UsdSignupGate.open, UsdSignupGate.close], target: form.reset });
// Without a code there is nothing to send: the first step comes first.
sample({
  clock: UsdSignupGate.open,
  source: $referral,
  filter: (referral) => referral === null,
  fn: () => ({}),
  target: referralDialog.opened,
});
sample({
  clock: form.accepted,
  source: $referral,
  fn: (referral, applicant) => toCoinPayload(applicant, referral ?? { code: '', memberId: '' }),
  target: coinSignup.start,
});
showSignupFailure(coinSignup.failed, form);

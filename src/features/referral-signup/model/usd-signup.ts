import { attach, sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { $bannedWords } from '@/entities/setting';
import {
  $referral,
  type Applicant,
  allowedNickname,
  allowedUserId,
  checkDuplicateFx,
  consentSchema,
  fieldMessages,
  passwordIsNotId,
  passwordsMatch,
  passwordSchema,
  recommenderSchema,
  requiredText,
  signUpFx,
  tellSignupFailure,
  toCoinPayload,
  withdrawPasswordSchema,
} from '@/entities/signup';
import { dialogOpened } from '@/shared/lib/dialogs';
import { createForm, guardClose } from '@/shared/lib/form';

/** The USD sign-up dialog is open. */
export const UsdSignupGate = createGate();

export const form = createForm({
  initial: {
    userId: '',
    nickname: '',
    password: '',
    passwordConfirm: '',
    withdrawPassword: '',
    recommender: '',
    consent: false,
  },
  schema: $bannedWords.map((banned) =>
    z
      .object({
        userId: allowedUserId(banned),
        nickname: allowedNickname(banned),
        password: passwordSchema,
        passwordConfirm: requiredText,
        withdrawPassword: withdrawPasswordSchema,
        recommender: recommenderSchema,
        consent: consentSchema,
      })
      .check(passwordIsNotId, passwordsMatch),
  ),
  checks: { names: ['userId', 'nickname'], fx: checkDuplicateFx },
  isBusy: signUpFx.pending,
});

/** Esc, the ground behind or the close button. */
export const closeRequested = guardClose('usdSignup', form, fieldMessages.leave);

const sendFx = attach({
  source: $referral,
  effect: signUpFx,
  mapParams: (applicant: Applicant, referral) =>
    toCoinPayload(applicant, referral ?? { code: '', memberId: '' }),
});
export const $isSubmitting = sendFx.pending;

sample({ clock: [UsdSignupGate.open, UsdSignupGate.close], target: form.reset });
// Without a code there is nothing to send: the first step comes first.
sample({
  clock: UsdSignupGate.open,
  source: $referral,
  filter: (referral) => referral === null,
  fn: () => ({ name: 'referral' as const, props: {} }),
  target: dialogOpened,
});
sample({ clock: form.accepted, target: sendFx });
tellSignupFailure(sendFx.failData, form);

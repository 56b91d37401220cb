import { attach, combine, sample } from 'effector';
import { createGate } from 'effector-react';
import { $bannedWords } from '@/entities/setting';
import {
  $referral,
  type Applicant,
  bannedNickname,
  bannedUserId,
  checkDuplicateFx,
  consentRules,
  nicknameRules,
  passwordConfirmRules,
  passwordRules,
  recommenderRules,
  referralCleared,
  signupFailureText,
  signupFieldErrors,
  signUpFx,
  toCoinPayload,
  userIdRules,
  withdrawPasswordRules,
} from '@/entities/signup';
import { alertShown } from '@/shared/lib/alerts';
import { dialogOpened } from '@/shared/lib/dialogs';
import { createForm } from '@/shared/lib/form';
import { messages } from '../ui/messages';

/** The USD sign-up dialog is open. */
export const UsdSignupGate = createGate();

const $context = combine($bannedWords, (banned) => ({ banned }));

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
  context: $context,
  rules: {
    userId: [...userIdRules, bannedUserId],
    nickname: [...nicknameRules, bannedNickname],
    password: passwordRules,
    passwordConfirm: passwordConfirmRules,
    withdrawPassword: withdrawPasswordRules,
    recommender: recommenderRules,
    consent: consentRules,
  },
  checks: { names: ['userId', 'nickname'], fx: checkDuplicateFx },
  isBusy: signUpFx.pending,
});

const sendFx = attach({
  source: $referral,
  effect: signUpFx,
  mapParams: (applicant: Applicant, referral) =>
    toCoinPayload(applicant, referral ?? { code: '', memberId: '' }),
});
export const $isSubmitting = sendFx.pending;

const signedUp = sendFx.doneData;
const failed = sendFx.failData;

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
sample({ clock: signedUp, fn: () => undefined, target: referralCleared });
sample({ clock: signedUp, fn: () => ({ name: 'signupDone' as const }), target: dialogOpened });
sample({
  clock: failed,
  filter: (error) => signupFailureText(error, messages.failed) !== null,
  fn: (error) => ({ text: signupFailureText(error, messages.failed) ?? '' }),
  target: alertShown,
});
sample({
  clock: failed,
  fn: (error) => signupFieldErrors(error, form.names),
  target: form.errorsTold,
});

import { sample } from 'effector';
import type { Dto } from '#contract/types.gen.ts';
import { confirmedMutation, createApiQuery } from '@/shared/api';
import { checkField, lookUpCode, signUp } from '../api';
import { signupDoneDialog } from '../dialogs';
import { type Applicant, type PersonalDetails, toNormalPayload } from '../lib/payload';
import { signupFailureText } from '../lib/signup-failure';
import { referralCleared } from './referral';

/** What the server alone can say of a field. The forms call it by `loadFx`, for several fields side by side. */
export const fieldQuery = createApiQuery(checkField);

export const coinSignup = confirmedMutation({
  send: (api, body: Dto<'SignupRequest'>) => signUp(api, body),
  refusals: signupFailureText,
});

export const normalSignup = confirmedMutation({
  send: async (api, applicant: Applicant & PersonalDetails & { code: string }) => {
    const { code } = applicant;
    // The code may have been edited since it was checked; the referrer must be the one of what is sent.
    const referral = (await lookUpCode(api, code)) ?? { code: code.trim(), memberId: '' };
    return signUp(api, toNormalPayload(applicant, applicant, referral));
  },
  refusals: signupFailureText,
});

/** An account was applied for. */
sample({
  clock: [coinSignup.done, normalSignup.done],
  fn: () => undefined,
  target: [referralCleared, signupDoneDialog.opened],
});

import { createEffect, sample } from 'effector';
import { countTakenFx } from '@/entities/account-fields';
import { createApiFx, isSignupAnswer, request, type SignupRequestDto } from '@/shared/api';
import type { FieldCheck } from '@/shared/lib/form';
import { signupDoneDialog } from '../dialogs';
import { messages } from '../ui/messages';
import { referralCleared } from './referral';

type UniqueField = keyof typeof messages.duplicates;

/** Answers with the sentence for a taken value, or null. */
export const checkDuplicateFx = createEffect(async (check: FieldCheck): Promise<string | null> => {
  const count = await countTakenFx(check);
  return count === 0 ? null : messages.duplicates[check.name as UniqueField];
});

export const signUpFx = createApiFx((api, body: SignupRequestDto) =>
  // The client's type takes fields that are only ever null for read-only ones.
  request(api.POST('/member/signup', { body: body as never }), isSignupAnswer),
);

/** An account was applied for. */
const signedUp = signUpFx.doneData;

sample({
  clock: signedUp,
  fn: () => undefined,
  target: [referralCleared, signupDoneDialog.opened],
});

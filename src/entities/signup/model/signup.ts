import { createEffect, sample } from 'effector';
import {
  createApiFx,
  request,
  type SignupRequestDto,
  isCheckMemberAnswer,
  isSignupAnswer,
} from '@/shared/api';
import { dialogOpened } from '@/shared/lib/dialogs';
import type { FieldCheck } from '@/shared/lib/form';
import { messages } from '../lib/messages';
import { referralCleared } from './referral';

type UniqueField = keyof typeof messages.duplicates;

/** Counts members with a value; 0 means that it is free. */
export const countTakenFx = createApiFx((api, { name, value }: FieldCheck) => {
  const query = { [`${name as UniqueField}Equals`]: value };
  return request(api.GET('/member/check', { params: { query } }), isCheckMemberAnswer);
});

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
export const signedUp = signUpFx.doneData;

sample({ clock: signedUp, fn: () => undefined, target: referralCleared });
sample({ clock: signedUp, fn: () => ({ name: 'signupDone' as const }), target: dialogOpened });

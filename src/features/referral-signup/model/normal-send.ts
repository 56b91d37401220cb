import { createEffect, createEvent, sample, type StoreValue } from 'effector';
import { and, not } from 'patronum';
import type { ApiError } from '@/shared/api';
import { toNormalPayload } from '../lib/payload';
import { signupFieldErrors, tellSignupFailure } from '../lib/signup-failure';
import { $isConfirming, editClicked, form } from './normal-form';
import { lookUpCodeFx } from './referral';
import { signUpFx } from './signup';

type SignupValues = StoreValue<typeof form.$values>;

/** The member read the summary and signs up. */
export const confirmed = createEvent();

export const sendFx = createEffect<SignupValues, unknown, ApiError>(async (values) => {
  // The code may have been edited since it was checked; the referrer must be the one of what is sent.
  const referral = await lookUpCodeFx(values.code);
  const { bankId, birthYear, ...rest } = values;
  const details = { ...rest, bankId: Number(bankId), birthYear: Number(birthYear) };
  const owner = referral ?? { code: values.code.trim(), memberId: '' };
  return signUpFx(toNormalPayload(values, details, owner));
});
export const $isSubmitting = sendFx.pending;

sample({
  clock: confirmed,
  source: form.$values,
  filter: and($isConfirming, not($isSubmitting)),
  target: sendFx,
});
tellSignupFailure(sendFx.failData, form);
// What the server refuses is mended in the fields.
sample({
  clock: sendFx.failData,
  filter: (error) => Object.keys(signupFieldErrors(error, form.names)).length > 0,
  fn: () => undefined,
  target: editClicked,
});

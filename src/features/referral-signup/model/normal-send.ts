import { createEvent, sample } from 'effector';
import { signupFieldErrors, tellSignupFailure } from '../lib/signup-failure';
import { $isConfirming, editClicked, form } from './normal-form';
import { normalSignup } from './signup';

/** The member read the summary and signs up. */
export const confirmed = createEvent();

export const $isSubmitting = normalSignup.$isPending;
const failed = sample({ clock: normalSignup.failed, fn: ({ error }) => error });

sample({
  clock: confirmed,
  source: form.$values,
  filter: $isConfirming,
  fn: ({ bankId, birthYear, ...values }) => ({
    ...values,
    bankId: Number(bankId),
    birthYear: Number(birthYear),
  }),
  target: normalSignup.start,
});
tellSignupFailure(failed, form);
// What the server refuses is mended in the fields.
sample({
  clock: failed,
  filter: (error) => Object.keys(signupFieldErrors(error, form.names)).length > 0,
  fn: () => undefined,
  target: editClicked,
});

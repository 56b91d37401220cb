import { createEvent, sample } from 'effector';
import { parseWhole } from '@/shared/lib/typed-number';
import { signupFieldErrors, showSignupFailure } from '../lib/signup-failure';
import { $isConfirming, editClicked, form } from './normal-form';
import { normalSignup } from './signup';

/** The member read the summary and signs up. */
export const confirmed = createEvent();

export const $isSubmitting = normalSignup.$isPending;

sample({
  clock: confirmed,
  source: form.$values,
  filter: $isConfirming,
  fn: ({ bankId, birthYear, ...values }) => ({
    ...values,
    // Chosen from lists of numbers.
    bankId: parseWhole(bankId) ?? 0,
    birthYear: parseWhole(birthYear) ?? 0,
  }),
  target: normalSignup.start,
});
showSignupFailure(normalSignup.failed, form);
// What the server refuses is corrected in the fields.
sample({
  clock: normalSignup.failed,
  filter: ({ error }) => Object.keys(signupFieldErrors(error, form.names)).length > 0,
  target: editClicked,
});

import { type Event, sample } from 'effector';
import type { ApiError, ProblemCode } from '@/shared/api';
import type { Form, FormValues } from '@/shared/lib/form';
import { messages } from '../ui/messages';

type SignupField = 'userId' | 'nickname' | 'phoneNumber' | 'accountNumber' | 'recommender';

const fieldOfCode: Partial<Record<ProblemCode, SignupField>> = {
  DUPLICATE_USER_ID: 'userId',
  BANNED_USER_ID: 'userId',
  DUPLICATE_NICKNAME: 'nickname',
  BANNED_NICKNAME: 'nickname',
  DUPLICATE_PHONE: 'phoneNumber',
  DUPLICATE_ACCOUNT: 'accountNumber',
  RECOMMENDER_NOT_FOUND: 'recommender',
};

/** Returns what an alert says of a sign-up that failed: the body's own words where there are some. */
export function signupFailureText(error: ApiError): string | null {
  if (error.kind === 'aborted') return null;
  return error.kind === 'problem' ? error.message : messages.signupFailed;
}

/** Returns which of the form's fields the server refused, each with its sentence. */
export function signupFieldErrors(
  error: ApiError,
  names: readonly string[],
): Partial<Record<string, string>> {
  if (error.kind !== 'problem') return {};
  const field = error.code && fieldOfCode[error.code];
  const found = error.errors.map(({ path, message }) => [path.split('.').at(-1) ?? '', message]);
  const all = field ? [...found, [field, error.message]] : found;
  return Object.fromEntries(all.filter(([name = '']) => names.includes(name)));
}

/** Why a sign-up failed beside the fields that are to blame. Call it at module level. */
export function showSignupFailure<Values extends FormValues>(
  failed: Event<{ error: ApiError }>,
  form: Form<Values>,
): void {
  sample({
    clock: failed,
    fn: ({ error }) =>
      signupFieldErrors(error, form.names) as Partial<Record<keyof Values & string, string>>,
    target: form.errorsUpdated,
  });
}

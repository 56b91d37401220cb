import { type Event, sample } from 'effector';
import { type ApiError, isHandledByApp, type ProblemCode } from '@/shared/api';
import { alertShown } from '@/shared/lib/alerts';
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

/** Returns the text of the alert: the body's own where there is one; null where the app already speaks. */
function failureText(error: ApiError): string | null {
  if (isHandledByApp(error) || error.kind === 'aborted') return null;
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

/** Says why a sign-up failed, in an alert and beside the fields that are to blame. Call it at module level. */
export function tellSignupFailure<Values extends FormValues>(
  failed: Event<ApiError>,
  form: Form<Values>,
): void {
  sample({
    clock: failed,
    filter: (error) => failureText(error) !== null,
    fn: (error) => ({ text: failureText(error) ?? '' }),
    target: alertShown,
  });
  sample({
    clock: failed,
    fn: (error) =>
      signupFieldErrors(error, form.names) as Partial<Record<keyof Values & string, string>>,
    target: form.errorsUpdated,
  });
}

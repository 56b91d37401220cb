import { type ApiError, isHandledByApp, type ProblemCode } from '@/shared/api';

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
export function signupFailureText(error: ApiError, fallback: string): string | null {
  if (isHandledByApp(error) || error.kind === 'aborted') return null;
  return error.kind === 'problem' ? error.message : fallback;
}

/** Returns which of the form's fields the server refused, each with its sentence. */
export function signupFieldErrors(
  error: ApiError,
  names: readonly string[],
): Partial<Record<string, string>> {
  if (error.kind !== 'problem') return {};
  const field = fieldOfCode[error.code];
  const found = error.errors.map(({ path, message }) => [path.split('.').at(-1) ?? '', message]);
  const all = field ? [...found, [field, error.message]] : found;
  return Object.fromEntries(all.filter(([name = '']) => names.includes(name)));
}

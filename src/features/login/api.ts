import { isLoginAnswer } from '#contract/checks.gen.ts';
import { type ApiError, createApiMutation, request } from '@/shared/api';

export interface Credentials {
  userId: string;
  password: string;
}

export const login = createApiMutation((api, { userId, password }: Credentials) =>
  request(api.POST('/member/login', { body: { userId, password } }), isLoginAnswer),
);

interface FailureWords {
  unexpected: string;
  /** What a member who waits for approval may do, after the server's words. */
  pendingAdvice: string;
}

/** Returns what to say of a refused login: 404 carries the server's words; null where it was given up. */
export function loginFailureText(error: ApiError, words: FailureWords): string | null {
  if (error.kind === 'aborted') return null;
  if (error.kind !== 'problem' || error.status !== 404) return words.unexpected;
  return error.code === 'PENDING_APPROVAL'
    ? `${error.message} ${words.pendingAdvice}`
    : error.message;
}

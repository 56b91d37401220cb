import {
  type ApiError,
  createApiMutation,
  isHandledByApp,
  request,
  isLoginAnswer,
} from '@/shared/api';

export interface Credentials {
  userId: string;
  password: string;
}

export const login = createApiMutation((api, { userId, password }: Credentials) =>
  request(api.POST('/member/login', { body: { userId, password } }), isLoginAnswer),
);

/** Returns what to say of a refused login: 404 carries the server's words; null where the app speaks already. */
export function loginFailureText(error: ApiError, unexpected: string): string | null {
  if (isHandledByApp(error) || error.kind === 'aborted') return null;
  return error.kind === 'problem' && error.status === 404 ? error.message : unexpected;
}

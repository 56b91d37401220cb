import { isChangePasswordAnswer, isFindPasswordAnswer } from '#contract/checks.gen.ts';
import { createApiMutation, request } from '@/shared/api';

export interface PasswordFinding {
  userId: string;
  nickname: string;
  contact: string;
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** Asks staff for a new password. The answer never tells whether the member exists. */
export const passwordFinding = createApiMutation(
  (api, { userId, nickname, contact }: PasswordFinding) =>
    request(
      api.POST('/member/password/find', { body: { userId, nickname, contact } }),
      isFindPasswordAnswer,
    ),
);

export const passwordChange = createApiMutation(
  (api, { currentPassword, newPassword }: PasswordChange) =>
    request(
      api.POST('/member/password/change', { body: { currentPassword, newPassword } }),
      isChangePasswordAnswer,
    ),
);

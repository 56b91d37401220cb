import { isChangePasswordAnswer, isFindPasswordAnswer } from '#contract/checks.gen.ts';
import { type ApiClient, request } from '@/shared/api';

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
export function findPassword(api: ApiClient, { userId, nickname, contact }: PasswordFinding) {
  const body = { userId, nickname, contact };
  return request(api.POST('/member/password/find', { body }), isFindPasswordAnswer);
}

export function changePassword(api: ApiClient, { currentPassword, newPassword }: PasswordChange) {
  const body = { currentPassword, newPassword };
  return request(api.POST('/member/password/change', { body }), isChangePasswordAnswer);
}

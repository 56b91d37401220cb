import {
  isChangeWithdrawPasswordAnswer,
  isLeaveSiteAnswer,
  isSetPreferenceAnswer,
  isSignOutElsewhereAnswer,
} from '#contract/checks.gen.ts';
import { loadProfile, type Profile } from '@/entities/member';
import { type ApiClient, createApiQuery, request } from '@/shared/api';

export const profile = createApiQuery(loadProfile);

export type Preference = Profile['preference'];

export function setPreference(api: ApiClient, preference: Preference): Promise<Preference> {
  return request(api.PUT('/member/preference', { body: preference }), isSetPreferenceAnswer);
}

export interface WithdrawPasswordChange {
  currentPassword: string;
  newPassword: string;
}

export function changeWithdrawPassword(
  api: ApiClient,
  { currentPassword, newPassword }: WithdrawPasswordChange,
) {
  const body = { currentPassword, newPassword };
  return request(api.POST('/exchange/password', { body }), isChangeWithdrawPasswordAnswer);
}

export function signOutElsewhere(
  api: ApiClient,
  { currentPassword }: Pick<Leaving, 'currentPassword'>,
) {
  const body = { currentPassword };
  return request(api.POST('/member/devices/sign-out', { body }), isSignOutElsewhereAnswer);
}

export interface Leaving {
  currentPassword: string;
  /** What is left and given up, minor units. */
  givesUp: number;
}

export function leaveSite(api: ApiClient, { currentPassword, givesUp }: Leaving) {
  const body = { currentPassword, ...(givesUp === 0 ? {} : { givesUp }) };
  return request(api.POST('/member/leave', { body }), isLeaveSiteAnswer);
}

import {
  isChangeWithdrawPasswordAnswer,
  isGetProfileAnswer,
  isLeaveSiteAnswer,
  isSignOutElsewhereAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, createApiMutation, createApiQuery, request } from '@/shared/api';

export type Profile = Readonly<Dto<'Profile'>>;

export const profile = createApiQuery((api: ApiClient) =>
  request(api.GET('/member/profile'), isGetProfileAnswer),
);

export interface WithdrawPasswordChange {
  currentPassword: string;
  newPassword: string;
}

export const withdrawPasswordChange = createApiMutation(
  (api, { currentPassword, newPassword }: WithdrawPasswordChange) =>
    request(
      api.POST('/exchange/password', { body: { currentPassword, newPassword } }),
      isChangeWithdrawPasswordAnswer,
    ),
);

export const signingOut = createApiMutation((api, currentPassword: string) =>
  request(
    api.POST('/member/devices/sign-out', { body: { currentPassword } }),
    isSignOutElsewhereAnswer,
  ),
);

export interface Leaving {
  currentPassword: string;
  /** What is left and given up, minor units. */
  givesUp: number;
}

export const leaving = createApiMutation((api, { currentPassword, givesUp }: Leaving) =>
  request(
    api.POST('/member/leave', {
      body: { currentPassword, ...(givesUp === 0 ? {} : { givesUp }) },
    }),
    isLeaveSiteAnswer,
  ),
);

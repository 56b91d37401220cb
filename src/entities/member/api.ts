import { isGetProfileAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';

/** The member's own account. */
export type Profile = Readonly<Dto<'Profile'>>;

export function loadProfile(api: ApiClient): Promise<Profile> {
  return request(api.GET('/member/profile'), isGetProfileAnswer);
}

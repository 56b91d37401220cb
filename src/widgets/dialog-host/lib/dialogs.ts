import type { ComponentType } from 'react';
import type { DialogName, DialogProps } from '@/shared/lib/dialogs';
import { lazyPart } from '@/shared/lib/lazy-part';
import { DialogUnavailable } from '../ui/dialog-unavailable';

type Drawn = Exclude<DialogName, 'betSlip' | 'rebet' | 'fixture'>;

/** A dialog that cannot be loaded says so. */
function lazyDialog<P extends object>(importer: () => Promise<ComponentType<P>>) {
  return lazyPart(importer, DialogUnavailable) as unknown as ComponentType<P>;
}

/** Every dialog this host draws, each in a chunk of its own; the others belong to the pages that open them. */
export const dialogs: {
  [Name in Drawn]: ComponentType<DialogProps[Name] & object>;
} = {
  login: lazyDialog(async () => (await import('@/features/login')).LoginDialog),
  referral: lazyDialog(async () => (await import('@/features/referral-signup')).ReferralDialog),
  usdSignup: lazyDialog(async () => (await import('@/features/referral-signup')).UsdSignupDialog),
  signup: lazyDialog(async () => (await import('@/features/join')).JoinDialog),
  signupDone: lazyDialog(async () => (await import('@/entities/signup')).SignupDoneDialog),
  recommenderJoin: lazyDialog(
    async () => (await import('@/features/recommender-join')).RecommenderJoinDialog,
  ),
  findPassword: lazyDialog(async () => (await import('@/features/password')).FindPasswordDialog),
  changePassword: lazyDialog(
    async () => (await import('@/features/password')).ChangePasswordDialog,
  ),
  userInfo: lazyDialog(async () => (await import('@/features/user-info')).UserInfoDialog),
  nonMember: lazyDialog(async () => (await import('@/features/non-member')).NonMemberDialog),
};

/** Tells whether this host draws the dialog of that name. */
export function isDrawn(name: DialogName): name is Drawn {
  return Object.hasOwn(dialogs, name);
}

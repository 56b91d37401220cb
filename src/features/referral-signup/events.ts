import { createStore, sample } from 'effector';
import { isCoinCode } from '#rules/signup.ts';
import { $isLoggedIn, recommenderSignupRequested, signupRequested } from '@/entities/member';
import { alertShown } from '@/shared/lib/alerts';
import { drawDialog } from '@/shared/lib/dialogs';
import { referralCodeArrived } from '@/shared/routes';
import {
  recommenderDialog,
  referralDialog,
  signupDialog,
  signupDoneDialog,
  usdSignupDialog,
} from './dialogs';
import { $invitation, invited } from './model/invitation';
import { signupClosed } from './ui/closed-message';

drawDialog(referralDialog, async () => (await import('./ui/referral-dialog')).ReferralDialog);
drawDialog(
  recommenderDialog,
  async () => (await import('./ui/recommender-dialog')).RecommenderDialog,
);
drawDialog(usdSignupDialog, async () => (await import('./ui/usd-signup-dialog')).UsdSignupDialog);
drawDialog(signupDialog, async () => (await import('./ui/signup-dialog')).SignupDialog);
drawDialog(
  signupDoneDialog,
  async () => (await import('./ui/signup-done-dialog')).SignupDoneDialog,
);

/** The code of the address that was already answered; drawing the page again must not ask again. */
const $seenCode = createStore<string | null>(null);

const codeArrived = sample({
  clock: referralCodeArrived,
  source: { seen: $seenCode, isLoggedIn: $isLoggedIn },
  filter: ({ seen, isLoggedIn }, code) => !isLoggedIn && code !== '' && code !== seen,
  fn: (_known, code) => code,
});

sample({ clock: codeArrived, target: [$seenCode, invited] });
sample({ clock: codeArrived, fn: (code) => ({ code }), target: referralDialog.opened });
sample({
  clock: signupRequested,
  source: $invitation,
  fn: (code) => (code === null ? {} : { code }),
  target: referralDialog.opened,
});
sample({
  clock: recommenderSignupRequested,
  source: $invitation,
  // The coin code means no recommender.
  fn: (code) => (code === null || isCoinCode(code) ? {} : { code }),
  target: recommenderDialog.opened,
});
sample({
  clock: [referralDialog, recommenderDialog, usdSignupDialog, signupDialog].map(
    ({ refused }) => refused,
  ),
  fn: () => ({ text: signupClosed }),
  target: alertShown,
});

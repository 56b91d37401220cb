import { createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { $isLoggedIn } from '@/entities/member';
import { $isSignupClosed } from '@/entities/setting';
import { alertShown } from '@/shared/lib/alerts';
import {
  $refusedDialogs,
  allDialogsClosed,
  type DialogName,
  dialogOpened,
  dialogRefused,
} from '@/shared/lib/dialogs';
import { referralCodeArrived } from '@/shared/routes';
import { messages } from './ui/messages';

const signupDialogs: readonly DialogName[] = ['referral', 'usdSignup', 'signup', 'recommenderJoin'];

/** A dialog was to be drawn whose part of the site did not load. */
export const UnavailableGate = createGate();

/** The code of the address that was already answered; drawing the page again must not ask again. */
export const $seenCode = createStore<string | null>(null);

const codeArrived = sample({
  clock: referralCodeArrived,
  source: { seen: $seenCode, isLoggedIn: $isLoggedIn },
  filter: ({ seen, isLoggedIn }, code) => !isLoggedIn && code !== '' && code !== seen,
  fn: (_known, code) => code,
});

// While sign-up is closed its dialogs do not open, whoever asks; one that is open stays, and the server decides.
sample({
  clock: $isSignupClosed,
  fn: (isClosed) => (isClosed ? signupDialogs : []),
  target: $refusedDialogs,
});
sample({
  clock: dialogRefused,
  filter: (name) => signupDialogs.includes(name),
  fn: () => ({ text: messages.signupClosed }),
  target: alertShown,
});
sample({ clock: codeArrived, target: $seenCode });
sample({
  clock: codeArrived,
  fn: (code) => ({ name: 'referral' as const, props: { code } }),
  target: dialogOpened,
});
sample({
  clock: UnavailableGate.open,
  fn: () => ({ text: messages.unavailable }),
  target: alertShown,
});
sample({ clock: UnavailableGate.open, fn: () => undefined, target: allDialogsClosed });

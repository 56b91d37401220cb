import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { requiredText } from '@/entities/account-fields';
import {
  loggedIn,
  loginRequested,
  recommenderSignupRequested,
  signupRequested,
} from '@/entities/member';
import { confirmedMutation } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
import { $place, navigationRequested, safeReturnPath } from '@/shared/routes';
import { login, loginFailureText } from './api';
import { loginDialog } from './dialogs';
import { messages } from './ui/messages';

export interface LoginGateProps {
  /** Where to go afterwards; a page leaves it to the guards of the router. */
  returnTo?: string;
}

/** A login form is on the screen. */
export const LoginGate = createGate<LoginGateProps>();
/** The member took an account of the demo. */
export const demoAccountChosen = createEvent<{ userId: string; password: string }>();

export const form = createForm({
  initial: { userId: '', password: '' },
  schema: z.object({ userId: requiredText, password: requiredText }),
  validatesOnBlur: false,
  isBusy: login.$isPending,
});
const loggingIn = confirmedMutation({
  send: login,
  refusals: (error) => loginFailureText(error, messages),
});
export const $isSubmitting = login.$isPending;
const $returnTo = createStore<string | null>(null);

// Opening login clears what an earlier visit left in the fields, and leaving it keeps no password.
sample({ clock: [LoginGate.open, LoginGate.close], target: form.reset });
// On the login page the form stays behind the dialog that opens over it.
sample({
  clock: [loginRequested, signupRequested, recommenderSignupRequested],
  target: form.reset,
});
sample({
  clock: LoginGate.open,
  fn: ({ returnTo }) => safeReturnPath(returnTo),
  target: $returnTo,
});
sample({ clock: demoAccountChosen, target: form.filled });
sample({ clock: form.accepted, target: loggingIn.start });

const loginDone = sample({
  clock: login.done,
  source: { returnTo: $returnTo, place: $place },
  fn: ({ returnTo, place }, { result: answer }) => ({
    answer,
    // Guards send managers, admins and members with unread messages where they belong.
    to: returnTo === place.href ? null : returnTo,
  }),
});
sample({ clock: loginDone, fn: ({ answer }) => answer, target: loggedIn });
sample({ clock: loginDone, fn: () => undefined, target: loginDialog.closed });
sample({
  clock: loginDone,
  filter: ({ to }) => to !== null,
  fn: ({ to }) => ({ to: to ?? '/' }),
  target: navigationRequested,
});

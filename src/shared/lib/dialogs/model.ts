import { createEvent, createStore, sample } from 'effector';

/** What each dialog is given when it opens. A new dialog adds its line here and a lazy import in the shell. */
export interface DialogProps {
  login: { returnTo?: string };
  referral: { code?: string };
  usdSignup: undefined;
  signup: undefined;
  signupDone: undefined;
  recommenderJoin: undefined;
  findPassword: undefined;
  changePassword: undefined;
  userInfo: undefined;
  nonMember: undefined;
  betSlip: undefined;
  rebet: { betId: string };
  fixture: { fixtureId: string };
}

export type DialogName = keyof DialogProps;

export type OpenDialog = {
  [Name in DialogName]: { name: Name; props: DialogProps[Name] };
}[DialogName];

type DialogOpening = {
  [Name in DialogName]: undefined extends DialogProps[Name]
    ? { name: Name; props?: DialogProps[Name] }
    : { name: Name; props: DialogProps[Name] };
}[DialogName];

/** Opens a dialog in place of whichever is open. */
export const dialogOpened = createEvent<DialogOpening>();
/** Closes the dialog of that name if it is the open one. */
export const dialogClosed = createEvent<DialogName>();
export const allDialogsClosed = createEvent();
/** The site does not let the dialog open now. */
export const dialogRefused = createEvent<DialogName>();

export const $dialog = createStore<OpenDialog | null>(null);
/** Dialogs that may not open now, whoever asks. */
export const $refusedDialogs = createStore<readonly DialogName[]>([]);

sample({
  clock: dialogOpened,
  source: $refusedDialogs,
  filter: (refused, { name }) => refused.includes(name),
  fn: (_refused, { name }) => name,
  target: dialogRefused,
});
sample({
  clock: dialogOpened,
  source: $refusedDialogs,
  filter: (refused, { name }) => !refused.includes(name),
  fn: (_refused, { name, props }) => ({ name, props }) as OpenDialog,
  target: $dialog,
});
sample({
  clock: dialogClosed,
  source: $dialog,
  filter: (dialog, name) => dialog?.name === name,
  fn: () => null,
  target: $dialog,
});
sample({ clock: allDialogsClosed, fn: () => null, target: $dialog });

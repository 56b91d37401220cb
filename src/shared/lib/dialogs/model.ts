import { createEvent, createStore, sample } from 'effector';

export interface OpenDialog {
  /** Unique on the site. */
  readonly name: string;
}

/** A dialog opened, in place of whichever was open. */
export const dialogOpened = createEvent<OpenDialog>();
export const dialogClosed = createEvent<OpenDialog>();
export const allDialogsClosed = createEvent();
/** A dialog was to be drawn whose part of the site did not load. */
export const dialogFailed = createEvent();

/** The open one, which the shell draws. */
export const $dialog = createStore<OpenDialog | null>(null);

sample({ clock: dialogOpened, fn: ({ name }) => ({ name }), target: $dialog });
sample({
  clock: dialogClosed,
  source: $dialog,
  filter: (dialog, { name }) => dialog?.name === name,
  fn: () => null,
  target: $dialog,
});
sample({ clock: [allDialogsClosed, dialogFailed], fn: () => null, target: $dialog });

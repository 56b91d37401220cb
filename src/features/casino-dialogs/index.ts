import { casinoDialog, slotDialog } from './dialogs';

/** The member's live casino, or slots, over the page that it is opened on. */
export const casinoDialogOpened = casinoDialog.opened;
export const slotDialogOpened = slotDialog.opened;

import { casinoDialog, slotDialog } from './dialogs';

/** The member's live casino, or slots, over whichever page it was asked for on. */
export const casinoDialogOpened = casinoDialog.opened;
export const slotDialogOpened = slotDialog.opened;

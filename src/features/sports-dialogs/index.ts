import { $confirmed, europeanDialog, inplayDialog } from './dialogs';

/** What begins next on the European board, or what is in play, over the page that it is opened on. */
export const europeanDialogOpened = europeanDialog.opened;
export const inplayDialogOpened = inplayDialog.opened;

/** The member has confirmed in its dialog to enter the page. */
export const $isEuropeConfirmed = $confirmed.map((confirmed) => confirmed?.path === '/europe');
export const $isInplayConfirmed = $confirmed.map((confirmed) => confirmed?.path === '/inplay');

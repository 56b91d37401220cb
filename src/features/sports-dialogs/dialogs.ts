import { createEvent, createStore } from 'effector';
import { $isLoggedIn, sessionLost } from '@/entities/member';
import { createDialog } from '@/shared/lib/dialogs';
import { navigated } from '@/shared/routes';

export const europeanDialog = createDialog({ name: 'european', $isAllowed: $isLoggedIn });
export const inplayDialog = createDialog({ name: 'inplay', $isAllowed: $isLoggedIn });

export type BoardPath = '/europe' | '/inplay';

/** A match was entered from its dialog: the page has nothing more to ask. */
export const entryConfirmed = createEvent<BoardPath>();

/** Where the member is let in unasked, from the press in the dialog until they leave the page. */
export const $confirmed = createStore<{ path: BoardPath; isThere: boolean } | null>(null)
  .on(entryConfirmed, (_last, path) => ({ path, isThere: false }))
  // The dialog goes back in the history as it closes: another place may be told before the page is.
  .on(navigated, (confirmed, { path }) => {
    if (confirmed?.path === path) return { ...confirmed, isThere: true };
    return confirmed?.isThere ? null : confirmed;
  })
  .reset(sessionLost);

import { createEvent, createStore } from 'effector';
import { $isLoggedIn, sessionLost } from '@/entities/member';
import { createDialog } from '@/shared/lib/dialogs';
import { navigated } from '@/shared/routes';

export const europeanDialog = createDialog({ name: 'european', $isAllowed: $isLoggedIn });
export const inplayDialog = createDialog({ name: 'inplay', $isAllowed: $isLoggedIn });

export type BoardPath = '/europe' | '/inplay';

/** A match was entered from its dialog: the page has nothing more to ask. */
export const entryConfirmed = createEvent<BoardPath>();

/** The page that the member enters without a question, from the press in the dialog until they leave it. */
export const $confirmed = createStore<{ path: BoardPath; isThere: boolean } | null>(null)
  .on(entryConfirmed, (_last, path) => ({ path, isThere: false }))
  // The dialog goes back in the history as it closes: another place may be reported before that of the page.
  .on(navigated, (confirmed, { path }) => {
    if (confirmed?.path === path) return { ...confirmed, isThere: true };
    return confirmed?.isThere ? null : confirmed;
  })
  .reset(sessionLost);

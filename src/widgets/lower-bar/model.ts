import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { $isLoggedIn, $isStaff, sessionLost } from '@/entities/member';
import { dialogOpened } from '@/shared/lib/dialogs';
import { $place, navigated, navigationStarted } from '@/shared/routes';
import { tabOf } from './lib/tabs';

/** The bar is drawn. */
export const BarGate = createGate();
export const panelOpened = createEvent();
export const panelClosed = createEvent();

export const $isPanelOpen = createStore(false)
  .on(panelOpened, () => true)
  .on(panelClosed, () => false);
/** The panel is loaded at its first opening and stays, so that closing can give the focus back. */
export const $wasOpened = createStore(false).on(panelOpened, () => true);
export const $tab = $place.map(({ path }) => tabOf(path), { skipVoid: false });

// A dialog closes it too: two modal layers would fight for the focus.
sample({
  clock: [navigationStarted, navigated, dialogOpened, sessionLost],
  source: $isPanelOpen,
  filter: Boolean,
  target: panelClosed,
});

const $hasLine = combine($isLoggedIn, $isStaff, (isLoggedIn, isStaff) => isLoggedIn && !isStaff);

/** What floats above the bar follows its height. */
const markMemberLineFx = createEffect((isShown: boolean) => {
  document.documentElement.toggleAttribute('data-member-line', isShown);
});

sample({ clock: [BarGate.open, $hasLine], source: $hasLine, target: markMemberLineFx });

import { createEvent, createStore, sample } from 'effector';
import { layoutToggled } from '@/shared/lib/device';
import { dialogOpened } from '@/shared/lib/dialogs';
import { navigated, navigationStarted } from '@/shared/routes';

/** The header asks for the side menu; here because the header and the menu are two widgets. */
export const sideMenuOpened = createEvent();
export const sideMenuClosed = createEvent();

export const $isSideMenuOpen = createStore(false)
  .on(sideMenuOpened, () => true)
  .on(sideMenuClosed, () => false);

// A dialog closes it too: two modal layers would fight for the focus. The desktop layout has no such menu.
sample({
  clock: [navigationStarted, navigated, dialogOpened, layoutToggled],
  source: $isSideMenuOpen,
  filter: Boolean,
  target: sideMenuClosed,
});

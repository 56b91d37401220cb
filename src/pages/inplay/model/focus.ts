import { createEffect, sample } from 'effector';
import { boardRequested } from '@/shared/lib/landmarks';
import { shortcutUsed } from '@/shared/lib/shortcuts';

/** Leads to the prices of the page; the grid leads on to the one that had the focus. */
export const focusBoardFx = createEffect(() => document.getElementById('board')?.focus());
/** The search of the markets. */
export const focusSearchFx = createEffect(() =>
  document.querySelector<HTMLElement>('[data-board-search]')?.focus(),
);

sample({ clock: boardRequested, target: focusBoardFx });
sample({
  clock: shortcutUsed,
  filter: (id) => id === 'search',
  target: focusSearchFx,
});

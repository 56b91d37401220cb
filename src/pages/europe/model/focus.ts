import { createEffect, sample } from 'effector';
import { boardRequested } from '@/shared/lib/landmarks';
import { shortcutUsed } from '@/shared/lib/shortcuts';

/** Leads to the prices of the page, wherever they are; the grid leads on to the one that had the focus. */
export const focusBoardFx = createEffect(() => document.getElementById('board')?.focus());
/** The search of markets where a fixture is shown, else that of leagues. */
export const focusSearchFx = createEffect(() => {
  const fields = document.querySelectorAll<HTMLElement>('[data-board-search]');
  [...fields].at(-1)?.focus();
});

sample({ clock: boardRequested, target: focusBoardFx });
sample({
  clock: shortcutUsed,
  filter: (id) => id === 'search',
  target: focusSearchFx,
});

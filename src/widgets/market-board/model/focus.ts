import { createEffect, createEvent, createStore, sample } from 'effector';
import { BoardGate, boardRequested } from '@/shared/lib/landmarks';
import { shortcutUsed } from '@/shared/lib/shortcuts';
import { leagueStep } from '../lib/league-step';
import { boardLeft } from './address';
import { $list } from './list';
import { filteringSwitched, lessClicked } from './search';

/** What is to take the focus: the price that had it last, or a row as soon as it is drawn. */
export type FocusTarget = { to: 'place' } | { to: 'row'; key: string };

/** The conditions are opened to search: their field takes the focus. */
export const searchOpened = createEvent();
/** A row of the list has the focus. */
export const rowFocused = createEvent<string>();
export const focusTaken = createEvent();

/** The row that has or had the focus; it stays drawn wherever the list is scrolled to. */
export const $heldKey = createStore<string | null>(null).reset(boardLeft);
export const $focusTarget = createStore<FocusTarget | null>(null).reset(focusTaken, boardLeft);

/** The field may be drawn with the next frame only, where the conditions were folded away. */
export const focusSearchFx = createEffect(async () => {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  document.querySelector<HTMLElement>('[data-board-search]')?.focus();
});

/** The focus goes to the league after (1) or before (-1). */
const leagueStepped = sample({
  clock: shortcutUsed,
  filter: (id) => id === 'nextLeague' || id === 'previousLeague',
  fn: (id) => (id === 'nextLeague' ? 1 : -1),
});
const leagueFound = sample({
  clock: leagueStepped,
  source: { list: $list, held: $heldKey },
  fn: ({ list, held }, step) => leagueStep(list.items, held, step) ?? null,
});
const rowRequested = sample({ clock: leagueFound, filter: (key) => key !== null });

sample({ clock: [rowFocused, rowRequested], target: $heldKey });
// The row whose markets are closed is drawn, or the focus would have nowhere to go back to.
const openRowFound = sample({
  clock: lessClicked,
  source: $list,
  fn: ({ items }) => items[items.findIndex(({ type }) => type === 'panel') - 1]?.key ?? null,
});
sample({ clock: openRowFound, filter: (key) => key !== null, target: $heldKey });
sample({
  clock: rowRequested,
  fn: (key): FocusTarget => ({ to: 'row', key }),
  target: $focusTarget,
});
// Without a list nobody would answer, and one that comes later would take the focus from whoever has it.
sample({
  clock: boardRequested,
  filter: BoardGate.status,
  fn: (): FocusTarget => ({ to: 'place' }),
  target: $focusTarget,
});

const searchRequested = sample({ clock: shortcutUsed, filter: (id) => id === 'search' });
sample({ clock: searchRequested, target: searchOpened });
sample({ clock: searchOpened, fn: () => true, target: filteringSwitched });
sample({ clock: searchOpened, target: focusSearchFx });

import { attach, createEffect, createStore, sample } from 'effector';
import { not } from 'patronum';
import { BoardGate, boardRequested, SlipGate, slipRequested } from '@/shared/lib/landmarks';
import { shortcutUsed } from '@/shared/lib/shortcuts';
import { $place, navigationRequested } from '@/shared/routes';
import { keyMapDialog } from './dialogs';

const firstBoard = '/korea/cross';

/** The board that was visited last, with its conditions. */
const $lastBoard = createStore(firstBoard);

/** What had the focus when the slip was requested before it was drawn; null while no request waits. */
const $slipAwaitedFrom = createStore<Element | null>(null, { serialize: 'ignore' });
const $path = $place.map(({ path }) => path);

/** Returns what has the focus: the body where nothing has. */
const readFocusFx = createEffect(() => document.activeElement ?? document.body);
/** Returns whether the focus is still where the slip was requested from. */
const checkFocusFx = attach({
  source: $slipAwaitedFrom,
  effect: (from) => from === (document.activeElement ?? document.body),
});

const boardUsed = sample({ clock: shortcutUsed, filter: (id) => id === 'board' });
const slipUsed = sample({
  clock: shortcutUsed,
  filter: (id) => id === 'slip',
  fn: () => undefined,
});

sample({
  clock: [$place, shortcutUsed],
  source: $place,
  filter: ({ path }) => path.startsWith('/korea/'),
  fn: ({ href }) => href,
  target: $lastBoard,
});
// What only one page knows (the leagues of a board, its search) the page listens to itself.
sample({ clock: slipUsed, filter: SlipGate.status, target: slipRequested });
// The slip loads after the board and with it what listens for the request. A focus that was moved meanwhile is not taken
// away, and another page may have no slip.
sample({ clock: slipUsed, filter: not(SlipGate.status), target: readFocusFx });
sample({ clock: readFocusFx.doneData, target: $slipAwaitedFrom });
sample({
  clock: SlipGate.open,
  filter: $slipAwaitedFrom.map((from) => from !== null),
  target: checkFocusFx,
});
sample({
  clock: checkFocusFx.doneData,
  filter: (isUnmoved) => isUnmoved,
  target: slipRequested,
});
sample({ clock: [checkFocusFx.finally, $path], fn: () => null, target: $slipAwaitedFrom });
sample({
  clock: boardUsed,
  filter: BoardGate.status,
  target: boardRequested,
});
sample({
  clock: boardUsed,
  source: { isHere: BoardGate.status, to: $lastBoard },
  filter: ({ isHere }) => !isHere,
  fn: ({ to }) => ({ to }),
  target: navigationRequested,
});
sample({
  clock: shortcutUsed,
  filter: (id) => id === 'keyMap',
  fn: () => undefined,
  target: keyMapDialog.opened,
});

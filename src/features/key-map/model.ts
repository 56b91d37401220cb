import { createStore, sample } from 'effector';
import { BoardGate, boardRequested, slipRequested } from '@/shared/lib/landmarks';
import { shortcutUsed } from '@/shared/lib/shortcuts';
import { $place, navigationRequested } from '@/shared/routes';
import { keyMapDialog } from './dialogs';

const firstBoard = '/korea/cross';

/** The board that was visited last, with its conditions. */
const $lastBoard = createStore(firstBoard);

const boardUsed = sample({ clock: shortcutUsed, filter: (id) => id === 'board' });

sample({
  clock: [$place, shortcutUsed],
  source: $place,
  filter: ({ path }) => path.startsWith('/korea/'),
  fn: ({ href }) => href,
  target: $lastBoard,
});
// What only one page knows (the leagues of a board, its search) the page listens to itself.
sample({
  clock: shortcutUsed,
  filter: (id) => id === 'slip',
  fn: () => undefined,
  target: slipRequested,
});
sample({
  clock: boardUsed,
  filter: BoardGate.status,
  fn: () => undefined,
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

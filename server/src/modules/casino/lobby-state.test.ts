import { expect, it } from 'vitest';
import { stateOfGame } from './lobby-state.ts';

const NOW = 1_000;
const open = { isClosed: false, until: null };
const closed = (until: number | null) => ({ isClosed: true, until });

it.each([
  [open, open, true, 'open', null],
  [closed(2_000), open, true, 'maintenance', 2_000],
  [closed(null), open, true, 'maintenance', null],
  [closed(NOW), open, true, 'open', null],
  [open, closed(3_000), true, 'maintenance', 3_000],
  [closed(2_000), closed(3_000), true, 'maintenance', 3_000],
  [closed(4_000), closed(3_000), true, 'maintenance', 4_000],
  [closed(null), closed(3_000), true, 'maintenance', null],
  [closed(2_000), closed(NOW), true, 'maintenance', 2_000],
  [open, open, false, 'unconnected', null],
  [open, closed(null), false, 'maintenance', null],
])('a game %o of a provider %o, connected: %s, is %s until %s', (...row) => {
  const [game, provider, isConnected, state, until] = row;
  expect(stateOfGame(game, { ...provider, isConnected }, NOW)).toEqual({ state, until });
});

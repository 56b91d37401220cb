import { expect, it } from 'vitest';
import { makeCasinoGame } from '@/entities/casino-game/testing';
import { makeMinigames } from '@/entities/round/testing';
import { gamesForStrip } from './casino';
import { minigamesForStrip } from './minigames';

it('shows what can be played first, then what is played most', () => {
  const games = [
    makeCasinoGame({ id: 'a-far', popularity: 900, state: 'unconnected' }),
    makeCasinoGame({ id: 'a-near', popularity: 10 }),
    makeCasinoGame({ id: 'a-closed', popularity: 950, state: 'maintenance' }),
    makeCasinoGame({ id: 'a-best', popularity: 20 }),
  ];
  expect(gamesForStrip(games).map(({ id }) => id)).toEqual([
    ...['a-best', 'a-near', 'a-closed', 'a-far'],
  ]);
});

it('shows minigames of the visitor first, once each, and none under maintenance', () => {
  const games = makeMinigames([301]);
  const ids = minigamesForStrip(games, [213, 408]).map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual([408, 213, 233]);
  expect(ids).toHaveLength(8);
  expect(new Set(ids).size).toBe(8);
});

import { expect, it } from 'vitest';
import { ROUND_TABLES } from '../rounds/tables.gen.ts';
import { BACCARAT_CHANCES, BACCARAT_ODDS, baccaratReturn, payBaccarat } from './baccarat.ts';
import { BACCARAT_BETS, type BaccaratBet } from './types.ts';

const hand = (...ranks: number[]) => ranks.map((rank) => ({ rank, suit: 0 }));

it.each<[string, ranks: [player: number[], banker: number[]], pays: (number | 'void')[]]>([
  [
    'player',
    [
      [9, 13],
      [8, 11],
    ],
    [2010, 0, 0, 0, 0],
  ],
  [
    'banker, rounded down',
    [
      [2, 6],
      [4, 5],
    ],
    [0, 1959, 0, 0, 0],
  ],
  [
    'a tie gives player and banker back',
    [
      [3, 4],
      [1, 6],
    ],
    ['void', 'void', 9045, 0, 0],
  ],
  [
    'a pair of the player',
    [
      [4, 4],
      [2, 5],
    ],
    [2010, 0, 0, 12_060, 0],
  ],
  [
    'both pairs and a tie',
    [
      [4, 4],
      [9, 9],
    ],
    ['void', 'void', 9045, 12_060, 12_060],
  ],
  [
    'pictures are a pair of one rank only',
    [
      [13, 12, 5],
      [11, 11, 3],
    ],
    [2010, 0, 0, 0, 12_060],
  ],
  [
    'the third card makes no pair',
    [
      [1, 2, 2],
      [9, 13, 13],
    ],
    [0, 1959, 0, 0, 0],
  ],
])('%s', (_title, [player, banker], pays) => {
  const hands = { player: hand(...player), banker: hand(...banker) };
  const paid = BACCARAT_BETS.map((kind) => payBaccarat(hands, { kind, amount: 1005 }));
  expect(paid).toEqual(
    pays.map((one) => ({ pays: one === 'void' ? 1005 : one, isVoid: one === 'void' })),
  );
});

it('has the chances and odds of the rounds, which are counted over all deals', () => {
  const all = Object.values(ROUND_TABLES.baccarat ?? {}).flat();
  const kinds: Record<string, BaccaratBet['kind']> = {
    'player-pair': 'p-pair',
    'banker-pair': 'b-pair',
    player: 'player',
    banker: 'banker',
    tie: 'tie',
  };
  expect(all).toHaveLength(BACCARAT_BETS.length);
  for (const { selection, odds, chance, refund } of all) {
    const kind = kinds[selection] ?? 'tie';
    const { wins, voids, all: deals } = BACCARAT_CHANCES[kind];
    expect(BACCARAT_ODDS[kind]).toBe(odds);
    expect(BigInt(wins) * BigInt(chance[1])).toBe(BigInt(deals) * BigInt(chance[0]));
    expect((voids / deals).toFixed(6)).toBe(refund.toFixed(6));
  }
});

it('returns 98.94 % to the banker', () => {
  expect(baccaratReturn()).toEqual({
    player: 9876,
    banker: 9894,
    tie: 8564,
    'p-pair': 8964,
    'b-pair': 8964,
  });
});

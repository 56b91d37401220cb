import { describe, expect, it } from 'vitest';
import { isRed, isRouletteBet, payRoulette, ROULETTE_TABLE } from './roulette.ts';
import { roulettePays, rouletteReturn, WHEEL } from './roulette.ts';
import { ROULETTE_BETS, type RouletteBetKind } from './types.ts';

const pockets = Array.from({ length: 37 }, (_, pocket) => pocket);

describe.each<[RouletteBetKind, bets: number, pays: number]>([
  ['straight', 37, 35],
  ['split', 60, 17],
  ['street', 14, 11],
  ['corner', 23, 8],
  ['line', 11, 5],
  ['dozen', 3, 2],
  ['column', 3, 2],
  ['red', 1, 1],
  ['black', 1, 1],
  ['odd', 1, 1],
  ['even', 1, 1],
  ['low', 1, 1],
  ['high', 1, 1],
])('%s', (kind, bets, pays) => {
  const places = ROULETTE_TABLE[kind];

  it(`can be on ${bets} places and pays ${pays}`, () => {
    expect(new Set(places.map((numbers) => numbers.join())).size).toBe(bets);
    expect(roulettePays(kind)).toBe(pays);
  });

  it('returns 36 of 37 stakes wherever it is', () => {
    for (const numbers of places) {
      const bet = { kind, numbers, amount: 1000 };
      expect(isRouletteBet(bet)).toBe(true);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(numbers).toHaveLength(36 / (pays + 1));
      const paid = pockets.map((pocket) => payRoulette(pocket, bet));
      expect(paid.reduce((sum, one) => sum + one, 0)).toBe(36_000);
    }
  });
});

it.each<[RouletteBetKind, number[]]>([
  ['straight', [37]],
  ['straight', [1, 2]],
  ['split', [1, 5]],
  ['split', [3, 4]],
  ['split', [2, 1]],
  ['split', [0, 4]],
  ['street', [2, 3, 4]],
  ['street', [0, 1, 3]],
  ['corner', [3, 4, 6, 7]],
  ['corner', [1, 2, 3, 4]],
  ['line', [2, 3, 4, 5, 6, 7]],
  ['dozen', [1, 2, 3]],
  ['red', []],
])('the table has no %s on %j', (kind, numbers) => {
  expect(isRouletteBet({ kind, numbers })).toBe(false);
});

it('has the sides of a column, of colours and of halves apart', () => {
  const twice = ROULETTE_BETS.slice(5).flatMap((kind) => ROULETTE_TABLE[kind].flat());
  for (const pocket of pockets)
    expect(twice.filter((number) => number === pocket)).toHaveLength(pocket === 0 ? 0 : 5);
});

it('has a wheel of all pockets on which red and black take turns', () => {
  expect(WHEEL.toSorted((a, b) => a - b)).toEqual(pockets);
  expect(WHEEL.slice(1).map(isRed)).toEqual(WHEEL.slice(1).map((_, at) => at % 2 === 0));
});

it('returns 97.30 %', () => {
  expect(rouletteReturn()).toBe(9730);
});

import { describe, expect, it } from 'vitest';
import { ROULETTE_BETS } from '#rules/casino/types.ts';
import { ROULETTE_TABLE } from '#rules/casino/roulette.ts';
import { INSIDE, insideBets } from './inside.ts';
import { numberCell, OUTSIDE } from './outside.ts';

const numbers = Array.from({ length: 37 }, (_, number) => number);

describe('bets on neighbours', () => {
  it('are offered to each number with all that are around it', () => {
    const around = insideBets('split', 17).map((bet) => bet.join('-'));
    expect(around.toSorted()).toEqual(['14-17', '16-17', '17-18', '17-20']);
    expect(insideBets('corner', 0)).toEqual([[0, 1, 2, 3]]);
    expect(insideBets('street', 36)).toEqual([[34, 35, 36]]);
  });

  it('can be reached from a number, each of them', () => {
    for (const kind of INSIDE) {
      const reached = numbers.flatMap((number) => insideBets(kind, number));
      expect(new Set(reached).size).toBe(ROULETTE_TABLE[kind].length);
    }
  });
});

describe('the cells of the table', () => {
  it('are all bets that are on no neighbours', () => {
    const all = ROULETTE_BETS.filter((kind) => !INSIDE.some((inside) => inside === kind));
    expect(OUTSIDE).toHaveLength(all.flatMap((kind) => ROULETTE_TABLE[kind]).length);
    expect(new Set(OUTSIDE.map(({ kind }) => kind))).toEqual(new Set(all));
  });

  it.each(['wide', 'narrow'] as const)('lie beside each other on the %s table', (side) => {
    const places = [
      ...numbers.map((number) => numberCell(number)[side]),
      ...OUTSIDE.map((bet) => bet[side]),
    ];
    expect(new Set(places).size).toBe(places.length);
  });
});

import { describe, expect, it } from 'vitest';
import { byRules, endings } from './by-rules.ts';
import { HALVES, most } from './parts.ts';

/** Nothing, one or two goals of each side, alike. */
const EVEN = endings({ home: [1 / 3, 1 / 3, 1 / 3], away: [1 / 3, 1 / 3, 1 / 3] });

function chancesOf(typeId: number, all = EVEN): Record<string, number> {
  const [quote] = byRules(typeId, 'football', all);
  return Object.fromEntries(
    (quote?.selections ?? []).map(({ outcome }, index) => [
      outcome,
      Number((quote?.chances[index] ?? 0).toFixed(4)),
    ]),
  );
}

describe('prices by the rules of settlement', () => {
  it('give each outcome the chance that it wins', () => {
    expect(chancesOf(1)).toEqual({ '1': 0.3333, X: 0.3333, '2': 0.3333 });
    expect(chancesOf(17)).toEqual({ Yes: 0.4444, No: 0.5556 });
    expect(chancesOf(7)).toEqual({ '1X': 0.6667, '12': 0.6667, X2: 0.6667 });
  });

  it('leave out of account what is given back', () => {
    expect(chancesOf(900001)).toEqual({ '1': 0.5, '2': 0.5 });
  });

  it('halve the stake on a quarter line', () => {
    const quarters = byRules(835, 'football', EVEN);
    expect(quarters.map((quote) => quote?.line)).toEqual([125, 175]);
    // Over 1.75: three or four goals win (3/9), two win half of the stake (3/9) and give the other back.
    const [over = 0, under = 0] = quarters[1]?.chances ?? [];
    expect(over).toBeCloseTo((3 / 9 + 3 / 18) / (1 - 3 / 18), 6);
    expect(over + under).toBeCloseTo(1, 6);
  });

  it('leave out what cannot come any more, and a market that is decided', () => {
    const led = endings({ home: [0.5, 0.5], away: [1] }, { home: 1, away: 0 });
    expect(Object.keys(chancesOf(900013, led))).toEqual(['1', '2']);
    expect(byRules(900006, 'football', led)).toEqual([null]);
  });

  it('know nothing of a market that is not on offer', () => {
    expect(byRules(900029, 'football', EVEN)).toEqual([]);
  });
});

it('the part with most is one alone, or a tie', () => {
  const quote = most(71, HALVES, [
    [0.5, 0.5],
    [0.25, 0.75],
  ]);
  expect(quote?.selections.map(({ outcome }) => outcome)).toEqual(HALVES);
  expect(quote?.chances.map((chance) => Number(chance.toFixed(3)))).toEqual([0.125, 0.375, 0.5]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAmount, payoutOf, wonToUsdCents } from './money.ts';
import { formatOdds, isOdds, parseOdds, totalOdds } from './odds.ts';
import { decideOdds, type OddsPolicy } from './odds-policy.ts';
import vectors from './vectors/odds.json' with { type: 'json' };

test.each(vectors.parse as [string | number, number | null][])('parseOdds %j', (text, odds) => {
  expect(parseOdds(text)).toBe(odds);
});

test.each(vectors.format as [number, string][])('formatOdds %j', (odds, text) => {
  expect(formatOdds(odds)).toBe(text);
});

test.each(vectors.total)(
  'totalOdds $legs × $bonusFactor',
  ({ legs, bonusFactor, totalOdds: total }) => {
    expect(totalOdds(legs, bonusFactor)).toBe(total);
  },
);

test.each(vectors.policy)('policy $policy $sent → $current', (given) => {
  const decision = decideOdds(
    given.policy as OddsPolicy,
    given.sent,
    given.current,
    given.lineSent,
    given.lineNow,
  );
  expect(decision).toEqual(
    given.refused ? { accept: false, code: given.refused } : { accept: true, odds: given.odds },
  );
});

describe('numbers', () => {
  test('odds round-trip as text', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 101, max: 1e8 }),
        (odds) => parseOdds(formatOdds(odds)) === odds,
      ),
    );
  });

  test('what can be odds or an amount', () => {
    expect([100, 101, 1.5, '195', Number.NaN].map(isOdds)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    expect([-1, 0, 1, 0.5, 2 ** 53, '1'].map(isAmount)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(() => totalOdds([1.5])).toThrow(RangeError);
  });

  test('pay-outs are floored and exact where floats are not', () => {
    expect(payoutOf(12_345, 372)).toBe(45_923);
    expect(payoutOf(10_000, 115)).toBe(11_500);
    expect(payoutOf(9_007_199_254_740_991, 100)).toBe(9_007_199_254_740_991);
    expect(() => payoutOf(-1, 100)).toThrow(RangeError);
  });

  test('limits in dollars are whole dollars', () => {
    expect(wonToUsdCents(10_000, 13_805_000)).toBe(700);
    expect(wonToUsdCents(0, 13_805_000)).toBe(0);
    expect(() => wonToUsdCents(1, 0)).toThrow(RangeError);
  });
});

import { expect, it } from 'vitest';
import { adjustmentWon, needsSecondPerson } from './second-person.ts';

it.each([
  [1_999_999, 'KRW', null, false],
  [2_000_000, 'KRW', null, true],
  // 1,449.27 dollars at 1,380 won are 1,999,992.60 won, a cent more is 2,000,006.40.
  [144_927, 'USD', 13_800_000, false],
  [144_928, 'USD', 13_800_000, true],
  [1, 'USD', null, true],
] as const)('%i %s at %s: two people %s', (amount, currency, rate, expected) => {
  expect(needsSecondPerson({ amount, currency, rate })).toBe(expected);
});

it.each([
  ['money', -40_000, 'KRW', 40_000],
  ['points', 300_000, 'USD', 300_000],
  // A cent is 13.80 won, a micro-USDT 0.00138 won: what is begun of a won counts.
  ['money', 1, 'USD', 14],
  ['money', 10_000, 'USD', 138_000],
  ['tether', -1, 'KRW', 1],
  ['tether', 217_391_305, 'KRW', 300_001],
] as const)('a correction of %s by %i in %s is worth %i won', (account, amount, currency, won) => {
  expect(adjustmentWon({ account, amount, currency, rate: 13_800_000 })).toBe(won);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeOf, figureOf, figuresOf, profitOf } from './figures.ts';

const sums = [
  { account: 'house:bank', code: 2100, amount: -100_000 },
  { account: 'house:bank', code: 2200, amount: 10_000 },
  { account: 'house:bank', code: 3300, amount: 40_000 },
  { account: 'house:betting', code: 4100, amount: 30_000 },
  { account: 'house:betting', code: 4300, amount: -5_000 },
  { account: 'house:betting', code: 5100, amount: -18_000 },
  { account: 'house:casino:demo', code: 9200, amount: -2_000 },
  { account: 'house:bonus', code: 2300, amount: -3_000 },
  { account: 'house:adjust', code: 1200, amount: 1_000 },
];

it('sums a day', () => {
  const figures = figuresOf(sums);
  expect(figures).toEqual({
    ...{ deposits: 90_000, withdrawals: 40_000, stakes: 25_000, payouts: 20_000 },
    ...{ bonuses: 3_000, comp: 0, settlements: 0, adjustments: -1_000, conversions: 0 },
  });
  expect(profitOf(figures)).toBe(2_000);
});

it('leaves no line out: the change is what the house gave', () => {
  const account = fc.constantFrom(
    ...['bank', 'tether', 'betting', 'casino', 'bonus', 'comp', 'settlement', 'adjust', 'fx'],
    ...['points', 'exchange'],
  );
  const sum = fc.record({
    account: account.map((name) => `house:${name}`),
    code: fc.constantFrom(1100, 2100, 2200, 3300, 3400, 4100, 4300, 5100, 5200, 6100, 9200),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(sum), (all) => {
      const given = all.reduce((total, { amount }) => total - amount, 0);
      expect(changeOf(figuresOf(all))).toBe(given + 0);
    }),
  );
});

it('refuses an account that it does not know', () => {
  expect(() => figureOf('house:other', 2100)).toThrow(RangeError);
});

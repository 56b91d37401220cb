import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeOf, figureOf, figuresOf, type HouseSum, isCounted, profitOf } from './figures.ts';

const won = { currency: 'KRW', isVoid: false };
const sums: HouseSum[] = [
  { account: 'house:bank', code: 2100, amount: -100_000 },
  { account: 'house:bank', code: 2200, amount: 10_000 },
  { account: 'house:bank', code: 3300, amount: 40_000 },
  { account: 'house:betting', code: 4100, amount: 30_000 },
  { account: 'house:betting', code: 4300, amount: -5_000 },
  { account: 'house:betting', code: 5100, amount: -18_000 },
  { account: 'house:casino:demo', code: 9200, amount: -2_000 },
  { account: 'house:bonus', code: 2300, amount: -3_000 },
  { account: 'house:adjust', code: 1200, amount: 1_000 },
].map((sum) => ({ ...won, ...sum }));

it('sums a day', () => {
  const figures = figuresOf(sums);
  expect(figures).toEqual({
    deposits: 90_000,
    withdrawals: 40_000,
    stakes: 25_000,
    payouts: 20_000,
    voidNet: 0,
    bonuses: 3_000,
    comp: 0,
    settlements: 0,
    adjustments: -1_000,
    conversions: 0,
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
    code: fc.constantFrom(1100, 2100, 2110, 2200, 3300, 3400, 4100, 4300, 5100, 5200, 6100, 9200),
    currency: fc.constantFrom('KRW', 'USD', 'USDT'),
    isVoid: fc.boolean(),
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
  expect(() => figureOf({ ...won, account: 'house:other', code: 2100 })).toThrow(RangeError);
});

it('counts a deposit of coins once, in the money that they were changed into', () => {
  const lines = [
    { account: 'house:tether', currency: 'USDT', amount: -12_345_678 },
    { account: 'house:exchange', currency: 'USDT', amount: 12_340_000 },
    { account: 'house:fx', currency: 'USDT', amount: 5_678 },
    { account: 'house:exchange', currency: 'USD', amount: -1_234 },
  ].map((line) => ({ ...line, code: 2110, isVoid: false }));
  const of = (currency: string) => lines.filter((line) => line.currency === currency);
  expect(figuresOf(of('USD'))).toMatchObject({ deposits: 1_234, conversions: 0 });
  expect(figuresOf(of('USDT'))).toMatchObject({ deposits: 12_345_678, conversions: -12_345_678 });
  expect(lines.map(isCounted)).toEqual([true, false, false, true]);
});

it('takes what coins a withdrawal was changed into for a withdrawal, and what came back off it', () => {
  const line = { account: 'house:exchange', currency: 'USD', isVoid: false };
  const paid = { ...line, code: 3300, amount: 5_000 };
  const returned = { ...line, code: 3400, amount: -2_000 };
  expect(figuresOf([paid, returned])).toMatchObject({ withdrawals: 3_000, conversions: 0 });
  expect([paid, returned].map(isCounted)).toEqual([true, false]);
});

it('keeps what is void out of stakes and pay-outs', () => {
  const line = { account: 'house:betting', currency: 'KRW' };
  const stake = { ...line, code: 4100, amount: 30_000, isVoid: true };
  const back = { ...line, code: 4300, amount: -30_000, isVoid: true };
  expect(figuresOf([stake, back])).toMatchObject({ stakes: 0, payouts: 0, voidNet: 0 });
  expect(figuresOf([stake])).toMatchObject({ stakes: 0, voidNet: -30_000 });
  expect(isCounted(stake)).toBe(false);
});

import { expect, it } from 'vitest';
import { couponAmount, couponsWon } from './coupon.ts';

const RATE = 13_805_000;

it('gives the amount of the wallet, and points to everybody alike', () => {
  const both = { amount: 10_000, amountUsd: 700 };
  expect(couponAmount('money', both, 'KRW')).toBe(10_000);
  expect(couponAmount('money', both, 'USD')).toBe(700);
  expect(couponAmount('money', { amount: 10_000, amountUsd: null }, 'USD')).toBeNull();
  expect(couponAmount('points', { amount: 10_000, amountUsd: null }, 'USD')).toBe(10_000);
});

it.each([
  [{ amount: 5_000, amountUsd: null }, 60, 300_000],
  // 7 dollars are 9,663.5 won: rounded up, so that no part of a won goes below the limit.
  [{ amount: null, amountUsd: 700 }, 1, 9_664],
  [{ amount: 10_000, amountUsd: 700 }, 3, 30_000],
  [{ amount: 1_000_000, amountUsd: 100_000 }, 10_000, 13_805_000_000],
])('counts %o times %i as %i won', (amounts, count, won) => {
  expect(couponsWon(amounts, count, RATE)).toBe(won);
});

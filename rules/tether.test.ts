import { expect, it } from 'vitest';
import {
  TETHER_UNASKED_MICRO,
  tetherCredit,
  tetherGross,
  tetherStep,
  tetherWorth,
} from './tether.ts';

it('credits whole cents, rounded down, and leaves what is below one', () => {
  expect(tetherCredit(12_345_678, null)).toEqual({ cents: 1_234, credit: 1_234, restMicro: 5_678 });
  expect(tetherCredit(200_000_000, 14_125_000)).toEqual({
    cents: 20_000,
    credit: 282_500,
    restMicro: 0,
  });
  expect(tetherCredit(9_999, null)).toEqual({ cents: 0, credit: 0, restMicro: 9_999 });
  expect(tetherWorth(1, 13_805_000)).toBe(13);
  // More than any limit takes, and still a number that is counted with.
  for (const rate of [null, 13_805_000]) expect(tetherWorth(1e300, rate)).toBe(2 ** 53 - 1);
});

it('waits for blocks first, then for the time, the amount and the limit', () => {
  const paid = {
    amountMicro: 100,
    paidMicro: 100,
    isPending: false,
    isLate: false,
    isRateKept: false,
  };
  expect(tetherStep({ ...paid, isPending: true, isLate: true })).toBe('see');
  expect(tetherStep({ ...paid, paidMicro: 99, isLate: true })).toBe('delay');
  expect(tetherStep({ ...paid, paidMicro: 99 })).toBe('part');
  expect(tetherStep(paid)).toBe('credit');
  expect(tetherStep({ ...paid, paidMicro: TETHER_UNASKED_MICRO })).toBe('credit');
  expect(tetherStep({ ...paid, paidMicro: TETHER_UNASKED_MICRO + 1 })).toBe('review');
});

it('leaves to staff what is far above what was asked for at a kept rate', () => {
  const paid = { amountMicro: 100, isPending: false, isLate: false, isRateKept: true };
  expect(tetherStep({ ...paid, paidMicro: 200 })).toBe('credit');
  expect(tetherStep({ ...paid, paidMicro: 201 })).toBe('review');
});

it('sends whole cents of an amount, rounded down', () => {
  expect(tetherGross(1_234, null)).toBe(12_340_000);
  // 10,000 won at 1,380.50 are 7.2437… USDT.
  expect(tetherGross(10_000, 13_805_000)).toBe(7_240_000);
  expect(tetherGross(13, 13_805_000)).toBe(0);
});

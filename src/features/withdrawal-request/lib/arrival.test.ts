import { expect, it } from 'vitest';
import { arrivalOf } from './arrival';

it.each([
  [5_000, null, 49_000_000],
  [282_500, 14_125_000, 199_000_000],
  [282_499, 14_125_000, 198_990_000],
  [100, null, 0],
  [0, null, 0],
])('of %i at %s arrive %i micro-USDT', (amount, rate, micro) => {
  expect(arrivalOf(amount, { rate, feeMicro: 1_000_000 })).toBe(micro);
});

import { expect, it } from 'vitest';
import { moneyWith } from '.';

it.each([
  [12_000, 'KRW', '을/를', '12,000원을'],
  [12_000, 'KRW', '으로/로', '12,000원으로'],
  [2_500, 'USD', '을/를', '$25.00를'],
  [100_000, 'USD', '으로/로', '$1,000.00로'],
  [2_500, 'USD', '은/는', '$25.00는'],
] as const)('%i %s with %s is %s', (minor, currency, particle, text) => {
  expect(moneyWith(minor, currency, particle)).toBe(text);
});

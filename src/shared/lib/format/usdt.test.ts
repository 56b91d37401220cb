import { expect, it } from 'vitest';
import { formatUsdt, formatUsdtRate } from './usdt';

it.each([
  [0, '0.00'],
  [1, '0.000001'],
  [200_000_000, '200.00'],
  [12_340_000, '12.34'],
  [12_345_600, '12.3456'],
  [12_345_678, '12.345678'],
  [100_000_500_000, '100,000.50'],
])('writes %i micro-USDT as %s', (micro, text) => {
  expect(formatUsdt(micro)).toBe(text);
});

it('shows as many decimals as are requested', () => {
  expect(formatUsdt(200_000_000, 6)).toBe('200.000000');
});

it('writes won of one USDT', () => {
  expect(formatUsdtRate(14_125_000)).toBe('1,412.50원');
});

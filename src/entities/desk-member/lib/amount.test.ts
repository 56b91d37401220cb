import { expect, it } from 'vitest';
import { currencyOf, formatMinor, parseMinor } from './amount';

it.each([
  ['40000', 'KRW', 40_000],
  ['４０,０００', 'KRW', 40_000],
  ['12.5', 'USD', 1250],
  ['0.000001', 'USDT', 1],
  ['999999999', 'POINT', 999_999_999],
] as const)('reads %s of %s', (text, currency, minor) => {
  expect(parseMinor(text, currency)).toBe(minor);
});

it.each([
  ['', 'KRW'],
  ['0', 'KRW'],
  ['-5', 'KRW'],
  ['1.5', 'KRW'],
  ['1.005', 'USD'],
  ['1e3', 'KRW'],
  ['1234567890', 'KRW'],
] as const)('refuses %j of %s', (text, currency) => {
  expect(parseMinor(text, currency)).toBeNull();
});

it('books points as points and money as the member has it', () => {
  expect(currencyOf('points', 'USD')).toBe('POINT');
  expect(currencyOf('money', 'USD')).toBe('USD');
  expect(currencyOf('tether', 'KRW')).toBe('USDT');
  expect(formatMinor(1_500_000, 'USDT')).toBe('1.500000 USDT');
});

import { expect, it } from 'vitest';
import { correctedText } from './adjustment-text';

it.each([
  [40_000, 'KRW', '+40,000원'],
  [-2_550, 'USD', '−$25.50'],
  [1_200, 'POINT', '+1,200P'],
  [1_000_000, 'USDT', '+1.000000 USDT'],
] as const)('writes %i %s as %s', (amount, currency, text) => {
  expect(correctedText({ amount, currency })).toBe(text);
});

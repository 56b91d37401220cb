import { expect, it } from 'vitest';
import { badgeText, moneyShortcutsOf, shortcutsOf } from './shortcuts';

it('keeps cash away from coin-only members', () => {
  const keys = shortcutsOf({ isCoinOnly: true }).map(({ key }) => key);
  expect(keys).not.toContain('charge');
  expect(keys).not.toContain('exchange');
  expect(keys).toContain('tetherCharge');
  expect(moneyShortcutsOf({ isCoinOnly: true }).charge.to).toBe('/chargeCrypto');
});

it('gives others both, in the order of the keys', () => {
  const keys = shortcutsOf({ isCoinOnly: false }, ['coupon', 'charge', 'message']);
  expect(keys.map(({ key }) => key)).toEqual(['coupon', 'charge', 'message']);
  expect(moneyShortcutsOf({ isCoinOnly: false }).exchange.to).toBe('/exchange');
});

it.each([
  [0, null],
  [-1, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('writes %i unread as %s', (count, text) => {
  expect(badgeText(count)).toBe(text);
});

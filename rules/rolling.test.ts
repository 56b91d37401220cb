import { expect, it } from 'vitest';
import { checkRolling, rollingTotal, takeRolling } from './rolling.ts';

const balances = { casino: 700, slot: 400, mini: 900 };
const state = { isBlocked: false, currency: 'KRW' as const, balances };

it('takes an amount from casino, then slot, then mini', () => {
  expect(rollingTotal(balances)).toBe(2_000);
  expect(takeRolling(1_000, balances)).toEqual({ casino: 700, slot: 300, mini: 0 });
  expect(takeRolling(2_000, balances)).toEqual(balances);
  expect(() => takeRolling(2_001, balances)).toThrow(RangeError);
});

it('refuses less than the least, more than there is, and whoever is blocked', () => {
  expect(checkRolling(1_000, state)).toEqual([]);
  expect(checkRolling(999, state)).toEqual([{ code: 'AMOUNT_TOO_SMALL', limit: 1_000 }]);
  expect(checkRolling(2_001, state)).toEqual([{ code: 'INSUFFICIENT_FUNDS', limit: 2_000 }]);
  expect(checkRolling(2_000, { ...state, isBlocked: true })).toEqual([{ code: 'BLOCKED' }]);
  expect(checkRolling(99, { ...state, currency: 'USD' })).toEqual([
    { code: 'AMOUNT_TOO_SMALL', limit: 100 },
  ]);
});

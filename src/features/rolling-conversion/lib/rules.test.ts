import { expect, it } from 'vitest';
import { balancesAfter, faultOf } from './rules';
import { makeRolling } from './sample-rolling';

it('takes from casino, then slot, then mini games', () => {
  expect(balancesAfter(15_000, makeRolling())).toEqual({
    casino: 0,
    slot: 1_000,
    mini: 8_400,
    total: 9_400,
  });
  expect(balancesAfter(null, makeRolling()).total).toBe(24_400);
  expect(balancesAfter(99_999, makeRolling()).total).toBe(24_400);
});

it('says what is wrong with an amount', () => {
  expect(faultOf(999, makeRolling())).toEqual({ code: 'AMOUNT_TOO_SMALL', limit: 1_000 });
  expect(faultOf(24_401, makeRolling())).toEqual({ code: 'INSUFFICIENT_FUNDS', limit: 24_400 });
  expect(faultOf(24_400, makeRolling())).toBeNull();
});

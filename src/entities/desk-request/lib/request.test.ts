import { expect, it } from 'vitest';
import { makeDeskRequest, makeWithdrawal } from '../testing';
import { decisionsFor, isLate } from './request';

const now = makeWithdrawal().createdAt;
const manager = { staffId: 'mem_1', isAdmin: false, now };
const admin = { ...manager, isAdmin: true };

it('gives back to an admin alone what two have paid', () => {
  const { money } = makeDeskRequest();
  const small = makeWithdrawal({ state: 'paid' });
  const large = makeWithdrawal({ state: 'paid', money });
  expect([small, large].map((paid) => decisionsFor(paid, manager).refuse)).toEqual(['fail', null]);
  expect([small, large].map((paid) => decisionsFor(paid, admin).refuse)).toEqual(['fail', 'fail']);
});

it.each([
  [null, false],
  [now - 599_999, false],
  [now - 600_000, true],
])('has waited too long since %s: %s', (at, expected) => {
  expect(isLate(at, now)).toBe(expected);
});

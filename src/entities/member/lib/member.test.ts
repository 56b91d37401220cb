import { expect, test } from 'vitest';
import { levelName } from './level';
import { homeOf, isAdmin, isManager, mayEnterCasino } from './member';

test.each([
  [3, '3'],
  [7, 'SLOT'],
  [11, 'G'],
  [12, 'GS'],
])('level %i is shown as %s', (level, name) => {
  expect(levelName(level)).toBe(name);
});

test.each([
  [{ type: 0, role: 0, withdrawalType: 0 }, null],
  [{ type: 2, role: 0, withdrawalType: 0 }, '/manager'],
  [{ type: 1, role: 10, withdrawalType: 0 }, '/admin'],
  [{ type: 1, role: 10, withdrawalType: 1 }, null],
  [{ type: 1, role: 0, withdrawalType: 0 }, null],
])('%o belongs to %s', (account, home) => {
  expect(homeOf(account)).toBe(home);
  expect(isManager(account)).toBe(account.type === 2);
  expect(isAdmin(account)).toBe(account.type === 1 && account.role === 10);
});

test('tendency 22 and 30 may not enter the casino', () => {
  expect([0, 22, 30].map((tendency) => mayEnterCasino({ tendency }))).toEqual([true, false, false]);
});

import { expect, test } from 'vitest';
import { mayEnterCasino, roleOf, staffHomeOf } from './roles.ts';

test.each([
  [{ type: 1, role: 0, withdrawalType: 0 }, 'member', null],
  [{ type: 1, role: 10, withdrawalType: 0 }, 'admin', '/admin'],
  [{ type: 1, role: 10, withdrawalType: 1 }, 'admin', null],
  [{ type: 2, role: 0, withdrawalType: 0 }, 'manager', '/manager'],
  // Role 10 makes an admin of a regular member only.
  [{ type: 2, role: 10, withdrawalType: 0 }, 'manager', '/manager'],
  [{ type: 0, role: 10, withdrawalType: 0 }, 'member', null],
  [{ type: 9, role: 0, withdrawalType: 0 }, 'member', null],
] as const)('%o is a %s', (account, role, home) => {
  expect(roleOf(account)).toBe(role);
  expect(staffHomeOf(account)).toBe(home);
});

test('nobody is a guest', () => {
  expect(roleOf(null)).toBe('guest');
});

test('tendency 22 and 30 may not enter the casino', () => {
  expect([0, 22, 30].map(mayEnterCasino)).toEqual([true, false, false]);
});

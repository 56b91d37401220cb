import { expect, test } from 'vitest';
import { routePaths, routeTable } from './table';

// ADR 0020 says why; everything else of the site leads a guest to the login.
const openToGuests = [
  '/',
  '/korea',
  '/korea/cross',
  '/korea/wintielose',
  '/korea/handicap',
  '/korea/special',
  '/korea/live',
  '/sports_info',
  '/customer',
  '/rule',
  '/login',
  '/maintenance',
];

test('guests open what was decided, and nothing else', () => {
  const open = routePaths.filter((path) => !routeTable[path].needsAuth);
  expect([...open].sort()).toEqual([...openToGuests].sort());
});

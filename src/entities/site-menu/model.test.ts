import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { layoutToggled } from '@/shared/lib/device';
import { dialogOpened } from '@/shared/lib/dialogs';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigated, navigationStarted } from '@/shared/routes';
import { $isSideMenuOpen, sideMenuClosed, sideMenuOpened } from './model';

const place = { href: '/charge', path: '/charge', route: '/charge' };

it('opens and closes', async () => {
  const scope = makeScope();
  await allSettled(sideMenuOpened, { scope });
  expect(scope.getState($isSideMenuOpen)).toBe(true);
  await allSettled(sideMenuClosed, { scope });
  expect(scope.getState($isSideMenuOpen)).toBe(false);
});

it('closes when a navigation starts', async () => {
  const scope = makeScope({ values: [[$isSideMenuOpen, true]] });
  await allSettled(navigationStarted, { scope });
  expect(scope.getState($isSideMenuOpen)).toBe(false);
});

it('closes for a dialog', async () => {
  const scope = makeScope({ values: [[$isSideMenuOpen, true]] });
  await allSettled(dialogOpened, { scope, params: { name: 'login' } });
  expect(scope.getState($isSideMenuOpen)).toBe(false);
});

it('closes when the layout changes', async () => {
  const scope = makeScope({ values: [[$isSideMenuOpen, true]] });
  await allSettled(layoutToggled, { scope });
  expect(scope.getState($isSideMenuOpen)).toBe(false);
});

it('fires nothing when a closed menu sees a navigation', async () => {
  const scope = makeScope();
  const calls = watchCalls(scope, sideMenuClosed);
  await allSettled(navigated, { scope, params: place });
  expect(calls).toHaveLength(0);
});

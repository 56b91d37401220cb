import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { sessionLost } from '@/entities/member';
import { dialogOpened } from '@/shared/lib/dialogs';
import { makeScope } from '@/shared/lib/test-scope';
import { navigated, navigationStarted } from '@/shared/routes';
import { $isPanelOpen, $tab, $wasOpened, panelClosed, panelOpened } from './model';

const open = () => makeScope({ values: [[$isPanelOpen, true]] });

it('opens, closes and stays loaded', async () => {
  const scope = makeScope();
  await allSettled(panelOpened, { scope });
  expect(scope.getState($isPanelOpen)).toBe(true);
  await allSettled(panelClosed, { scope });
  expect(scope.getState($isPanelOpen)).toBe(false);
  expect(scope.getState($wasOpened)).toBe(true);
});

it('closes on navigation', async () => {
  const scope = open();
  await allSettled(navigationStarted, { scope });
  expect(scope.getState($isPanelOpen)).toBe(false);
});

it('closes for a dialog', async () => {
  const scope = open();
  await allSettled(dialogOpened, { scope, params: { name: 'login' } });
  expect(scope.getState($isPanelOpen)).toBe(false);
});

it('closes when the session is over', async () => {
  const scope = open();
  await allSettled(sessionLost, { scope, params: 'expired' });
  expect(scope.getState($isPanelOpen)).toBe(false);
});

it('marks the tab of the place', async () => {
  const scope = makeScope();
  const place = { href: '/korea/live', path: '/korea/live', route: '/korea/live' };
  await allSettled(navigated, { scope, params: place });
  expect(scope.getState($tab)).toBe('sports');
});

import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { sideMenuClosed, sideMenuOpened } from '@/entities/site-menu';
import { makeScope } from '@/shared/lib/test-scope';
import { $wasOpened } from './opening';

it('keeps the sheet after the first opening', async () => {
  const scope = makeScope();
  expect(scope.getState($wasOpened)).toBe(false);
  await allSettled(sideMenuOpened, { scope });
  await allSettled(sideMenuClosed, { scope });
  expect(scope.getState($wasOpened)).toBe(true);
});

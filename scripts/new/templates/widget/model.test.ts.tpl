import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { makeScope } from '@/shared/lib/test-scope';
import { $isOpen, toggled } from './model';

it('opens and closes', async () => {
  const scope = makeScope();
  await allSettled(toggled, { scope });
  expect(scope.getState($isOpen)).toBe(true);
  await allSettled(toggled, { scope });
  expect(scope.getState($isOpen)).toBe(false);
});

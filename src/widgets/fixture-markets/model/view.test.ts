import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $member } from '@/entities/member';
import { makeScope } from '@/shared/lib/test-scope';
import { $folds, $pins, groupFolded, isGroupFolded, pinToggled } from './view';

it('keeps the pins of each member apart', async () => {
  const scope = makeScope({ values: [[$member, { id: 'mem_1' }]] });
  await allSettled(pinToggled, { scope, params: 3 });
  await allSettled(pinToggled, { scope, params: 2 });
  expect(scope.getState($pins)).toEqual([3, 2]);
  await allSettled($member, { scope, params: null });
  expect(scope.getState($pins)).toEqual([]);
  await allSettled(pinToggled, { scope, params: 1 });
  expect(scope.getState($pins)).toEqual([1]);
});

it('folds groups as they were left; what is long is folded at first', async () => {
  const scope = makeScope();
  expect(isGroupFolded(scope.getState($folds), 'main')).toBe(false);
  expect(isGroupFolded(scope.getState($folds), 'scorer')).toBe(true);
  await allSettled(groupFolded, { scope, params: 'scorer' });
  await allSettled(groupFolded, { scope, params: 'main' });
  expect(isGroupFolded(scope.getState($folds), 'main')).toBe(true);
  expect(isGroupFolded(scope.getState($folds), 'scorer')).toBe(false);
});

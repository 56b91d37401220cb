import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { makeScope } from '@/shared/lib/test-scope';
import { $looks, columnSwitched, densityChosen } from './list-look';

it('keeps the height of rows and the columns of each list', async () => {
  const scope = makeScope();
  const list = 'deposit';
  await allSettled(densityChosen, { scope, params: { list, density: 'roomy' } });
  for (const column of ['bonus', 'wait', 'bonus'])
    await allSettled(columnSwitched, { scope, params: { list, column, isShown: false } });
  await allSettled(columnSwitched, { scope, params: { list, column: 'wait', isShown: true } });
  expect(scope.getState($looks)).toEqual({ deposit: { density: 'roomy', hidden: ['bonus'] } });
});

import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $dialog } from '@/shared/lib/dialogs';
import { makeScope } from '@/shared/lib/test-scope';
import { infoClicked } from './model';

it('opens the account of the member, which phones reach from nowhere else', async () => {
  const scope = makeScope();
  await allSettled(infoClicked, { scope });
  expect(scope.getState($dialog)?.name).toBe('userInfo');
});

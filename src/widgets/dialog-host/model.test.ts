import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $alert } from '@/shared/lib/alerts';
import { $dialog, dialogFailed } from '@/shared/lib/dialogs';
import { makeScope } from '@/shared/lib/test-scope';
import './model';

it('a dialog that cannot be loaded says so and closes', async () => {
  const scope = makeScope({ values: [[$dialog, { name: 'any' }]] });
  await allSettled(dialogFailed, { scope });
  expect(scope.getState($dialog)).toBeNull();
  expect(scope.getState($alert)?.text).toContain('화면을 불러오지 못했습니다.');
});

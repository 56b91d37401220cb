import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $openFixtures } from '@/entities/game';
import { $api, createFakeApi } from '@/shared/api';
import { dialogClosed, dialogOpened } from '@/shared/lib/dialogs';
import { makeScope } from '@/shared/lib/test-scope';
import { $fixtureId } from './model';

it('reads a fixture while its dialog is open, and one at a time', async () => {
  const scope = makeScope({ values: [[$api, createFakeApi({})]] });
  const open = (fixtureId: string) =>
    allSettled(dialogOpened, { scope, params: { name: 'fixture', props: { fixtureId } } });
  await open('sample00arsn');
  expect(scope.getState($openFixtures)).toEqual(['sample00arsn']);
  await open('sample00next');
  expect(scope.getState($openFixtures)).toEqual(['sample00next']);
  expect(scope.getState($fixtureId)).toBe('sample00next');
  await allSettled(dialogClosed, { scope, params: 'fixture' });
  expect(scope.getState($openFixtures)).toEqual([]);
});

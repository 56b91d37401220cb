import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { makeScope } from '@/shared/lib/test-scope';
import { createChosenQuery } from './chosen-query';
import { makeProblemError } from './fake-problem';

const query = createChosenQuery((_api, id: string) => Promise.resolve(id));

function openScope() {
  const load = vi.fn((_api: unknown, id: unknown) => {
    if (id === 'nobody') throw makeProblemError('NOT_FOUND');
    if (id === 'broken') throw makeProblemError('INTERNAL');
    return `${String(id)}!`;
  });
  const scope = makeScope({ handlers: [[query.loadFx, load]] });
  const choose = (params: string) => allSettled(query.chosen, { scope, params });
  return { scope, load, choose };
}

it('loads what is chosen once, and forgets it for another', async () => {
  const { scope, load, choose } = openScope();
  await choose('a');
  await choose('a');
  expect(load).toHaveBeenCalledTimes(1);
  expect(scope.getState(query.$data)).toBe('a!');
  await choose('');
  expect(scope.getState(query.$data)).toBeNull();
  await choose('a');
  expect(load).toHaveBeenCalledTimes(2);
});

it('distinguishes what is missing from what has failed', async () => {
  const { scope, choose } = openScope();
  await choose('nobody');
  expect(scope.getState(query.$isMissing)).toBe(true);
  await choose('broken');
  expect(scope.getState(query.$isMissing)).toBe(false);
  expect(scope.getState(query.$failure)).not.toBeNull();
});

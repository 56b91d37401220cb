import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { pageOpened } from './events';
import { makeDetail, makeEvent } from './lib/sample-events';
import { $isMissing, $isOne, event, eventList } from './model';

function scopeOf(answer: Parameters<typeof createFakeApi>[0][string]) {
  return makeScope({
    values: [
      [$api, createFakeApi({ 'GET /event/5': answer, 'GET /event': { body: [makeEvent()] } })],
    ],
  });
}

const open = (scope: ReturnType<typeof scopeOf>, id: string) =>
  allSettled(pageOpened, { scope, params: { params: { id }, search: {} } });

it('reads the event that the address names', async () => {
  const scope = scopeOf({ body: makeDetail() });
  await open(scope, '5');
  expect(scope.getState(event.$data)).toEqual(makeDetail());
  expect(scope.getState($isMissing)).toBe(false);
});

it('reads the list where the address names none', async () => {
  const scope = scopeOf({ body: makeDetail() });
  await allSettled(pageOpened, { scope, params: { params: {}, search: {} } });
  expect(scope.getState(eventList.$data)).toEqual([makeEvent()]);
  expect(scope.getState($isOne)).toBe(false);
  expect(scope.getState($isMissing)).toBe(false);
});

it.each(['x', '-5', '5.5', ''])('knows without asking that %j is no event', async (id) => {
  const scope = scopeOf({ body: makeDetail() });
  await open(scope, id);
  expect(scope.getState(event.$data)).toBeNull();
  expect(scope.getState($isMissing)).toBe(true);
});

it('says that an event is not there for this member, and forgets it with the next', async () => {
  let answers = 0;
  const scope = scopeOf(() => {
    answers += 1;
    return answers === 1 ? makeProblem('NOT_FOUND') : { body: makeDetail() };
  });
  await open(scope, '5');
  expect(scope.getState($isMissing)).toBe(true);
  await open(scope, '5');
  expect(scope.getState($isMissing)).toBe(false);
});

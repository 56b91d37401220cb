import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { pageOpened } from './events';
import { makeDetail, makeEvent } from './lib/sample-events';
import { $isMissing, $isOne, $others, event, eventList, joining } from './model';

type Answers = Parameters<typeof createFakeApi>[0];

function scopeOf(answer: Answers[string], answers: Answers = {}) {
  const table = { 'GET /event/5': answer, 'GET /event': { body: [makeEvent()] }, ...answers };
  return makeScope({ values: [[$api, createFakeApi(table)]] });
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

describe('joining', () => {
  const joined = makeDetail({ joining: 'joined', joinedAt: 1, joined: 1_285 });

  it('shows the event as it is then, in the list as well', async () => {
    let lists = 0;
    const scope = scopeOf(
      { body: makeDetail() },
      {
        'PUT /event/5/join': { body: joined },
        'GET /event': () => {
          lists += 1;
          return { body: [makeEvent()] };
        },
      },
    );
    await open(scope, '5');
    await allSettled(joining.start, { scope, params: 5 });
    expect(scope.getState(event.$data)).toEqual(joined);
    expect(lists).toBe(2);
  });

  it('shows the event again where it cannot be joined any more', async () => {
    let reads = 0;
    const scope = scopeOf(
      () => {
        reads += 1;
        return { body: makeDetail() };
      },
      { 'PUT /event/5/join': makeProblem('INVALID_STATE') },
    );
    const toasts = watchCalls(scope, toastShown);
    await open(scope, '5');
    await allSettled(joining.start, { scope, params: 5 });
    expect(toasts).toEqual([{ text: '지금은 참여하실 수 없는 이벤트입니다.', tone: 'danger' }]);
    expect(reads).toBe(2);
  });

  it('is possible from the minute that it begins', async () => {
    const { startsAt } = makeEvent();
    const details = [
      makeDetail({ joining: 'upcoming', isUpcoming: true }),
      makeDetail({ joining: 'open' }),
    ];
    const scope = scopeOf(() => ({ body: details.shift() ?? makeDetail() }));
    await open(scope, '5');
    await allSettled($now, { scope, params: startsAt - 1 });
    expect(scope.getState(event.$data)?.joining).toBe('upcoming');
    await allSettled($now, { scope, params: startsAt });
    expect(scope.getState(event.$data)?.joining).toBe('open');
  });
});

it('names the other events beside the one', async () => {
  const scope = scopeOf(
    { body: makeDetail() },
    { 'GET /event': { body: [makeEvent(), makeEvent({ id: 6 })] } },
  );
  await open(scope, '5');
  expect(scope.getState($others).map(({ id }) => id)).toEqual([6]);
});

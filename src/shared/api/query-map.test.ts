import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { type Deferred, deferred, makeScope, watchCalls } from '@/shared/lib/test-scope';
import { createQueryMap } from './query-map';

const lost = { kind: 'network' } as const;

interface Params {
  key: string;
  sport: string;
}

/** A map whose answers come when the test says so. */
function controlled() {
  const answers: Deferred<string>[] = [];
  const requests: Params[] = [];
  const map = createQueryMap(
    (_api, params: Params) => {
      const answer = deferred<string>();
      answers.push(answer);
      requests.push(params);
      return answer.promise;
    },
    ({ key }) => key,
  );
  const scope = makeScope();
  const start = (key: string, sport = 'football') =>
    allSettled(map.start, { scope, params: { key, sport } });
  return { map, answers, requests, scope, start, done: watchCalls(scope, map.done) };
}

it('loads keys side by side, each with its own failure', async () => {
  const { map, answers, scope, start, done } = controlled();
  const all = [start('live'), start('next')];
  answers[0]?.reject(lost);
  answers[1]?.resolve('board');
  await Promise.all(all);
  expect(scope.getState(map.$failures)).toEqual({ live: lost });
  expect(done).toEqual([{ params: { key: 'next', sport: 'football' }, result: 'board' }]);
});

it('drops the answer to an older start of the same key, also when it is a failure', async () => {
  const { map, answers, scope, start, done } = controlled();
  const all = [start('korea', 'football'), start('korea', 'baseball')];
  answers[0]?.reject(lost);
  answers[1]?.resolve('board');
  await Promise.all(all);
  expect(scope.getState(map.$failures)).toEqual({});
  expect(done.map(({ params }) => params.sport)).toEqual(['baseball']);
});

it('refreshes a key with its last params, forgetting its failure only', async () => {
  const { map, answers, requests, scope, start } = controlled();
  const all = [start('live'), start('next')];
  answers[0]?.reject(lost);
  answers[1]?.reject(lost);
  await Promise.all(all);
  const again = allSettled(map.refresh, { scope, params: 'live' });
  expect(scope.getState(map.$failures)).toEqual({ next: lost });
  answers[2]?.resolve('board');
  await again;
  await allSettled(map.refresh, { scope, params: 'never started' });
  expect(requests.map(({ key }) => key)).toEqual(['live', 'next', 'live']);
});

it('forgets a key that was reset, and what is on its way to it', async () => {
  const { map, answers, requests, scope, start, done } = controlled();
  const first = start('live');
  void allSettled(map.reset, { scope, params: 'next' });
  void allSettled(map.reset, { scope, params: 'live' });
  answers[0]?.resolve('late');
  await first;
  await allSettled(map.refresh, { scope, params: 'live' });
  expect([done, requests.length]).toEqual([[], 1]);
});

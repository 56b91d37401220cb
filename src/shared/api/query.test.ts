import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { isGetNewsLinkAnswer } from '#contract/checks.gen.ts';
import { type Deferred, deferred, makeScope, watchCalls } from '@/shared/lib/test-scope';
import { createFakeApi } from './fake-api';
import { $api } from './model';
import { createApiQuery } from './query';
import { request } from './request';

const lost = { kind: 'network' } as const;

/** A query whose answers come when the test says so. */
function controlled(takes?: 'latest' | 'first') {
  const answers: Deferred<string>[] = [];
  const load = vi.fn((_api: unknown, _id: string) => {
    const answer = deferred<string>();
    answers.push(answer);
    return answer.promise;
  });
  return { query: createApiQuery(load, { takes }), answers, load };
}

describe('a query', () => {
  const query = createApiQuery((api) => request(api.GET('/newsLink'), isGetNewsLinkAnswer));
  const news = [{ id: 1, contents: '점검 안내', createdAt: 1 }];
  const scopeOf = (body: unknown, status = 200) =>
    makeScope({ values: [[$api, createFakeApi({ 'GET /newsLink': { status, body } })]] });

  it('loads through the client of its scope', async () => {
    const scope = scopeOf(news);
    expect(scope.getState(query.$data)).toBeNull();
    await allSettled(query.start, { scope });
    expect(scope.getState(query.$data)).toEqual(news);
    expect([scope.getState(query.$isPending), scope.getState(query.$failure)]).toEqual([
      false,
      null,
    ]);
  });

  it('fails with a broken contract where the answer is another', async () => {
    const scope = scopeOf([{ contents: 5 }]);
    await allSettled(query.start, { scope });
    expect(scope.getState(query.$failure)).toMatchObject({ kind: 'contract', status: 200 });
  });

  it('fails with a broken contract where its own code cannot read the answer', async () => {
    const broken = createApiQuery(async () => (null as unknown as string[]).length);
    const scope = makeScope();
    await allSettled(broken.start, { scope });
    expect(scope.getState(broken.$failure)).toEqual({
      kind: 'contract',
      status: null,
      requestId: null,
    });
  });
});

describe('a query that fails later', () => {
  it('keeps its value, and forgets the failure as it starts again', async () => {
    const { query, answers } = controlled();
    const scope = makeScope();
    const first = allSettled(query.start, { scope, params: 'a' });
    answers[0]?.resolve('old');
    await first;
    const second = allSettled(query.refresh, { scope });
    answers[1]?.reject(lost);
    await second;
    expect(scope.getState(query.$data)).toBe('old');
    expect(scope.getState(query.$failure)).toEqual(lost);
    const third = allSettled(query.refresh, { scope });
    expect(scope.getState(query.$failure)).toBeNull();
    expect(scope.getState(query.$isPending)).toBe(true);
    answers[2]?.resolve('new');
    await third;
    expect(scope.getState(query.$data)).toBe('new');
  });

  it('refreshes with the params of its last start, and not before the first', async () => {
    const { query, answers, load } = controlled();
    const scope = makeScope();
    await allSettled(query.refresh, { scope });
    expect(load).not.toHaveBeenCalled();
    const settled = allSettled(query.start, { scope, params: 'a' });
    answers[0]?.reject(lost);
    await settled;
    const again = allSettled(query.refresh, { scope });
    answers[1]?.resolve('x');
    await again;
    expect(load.mock.calls.map(([, id]) => id)).toEqual(['a', 'a']);
  });
});

describe('answers that come late', () => {
  it('are dropped after a newer start, in whatever order they come', async () => {
    const { query, answers } = controlled();
    const scope = makeScope();
    const done = watchCalls(scope, query.done);
    const all = [
      allSettled(query.start, { scope, params: 'a' }),
      allSettled(query.start, { scope, params: 'b' }),
    ];
    answers[1]?.resolve('of b');
    await Promise.resolve();
    answers[0]?.resolve('of a');
    await Promise.all(all);
    expect(scope.getState(query.$data)).toBe('of b');
    expect(done).toEqual([{ params: 'b', result: 'of b' }]);
  });

  it('neither fail nor fill what was reset, which can be started again at once', async () => {
    for (const takes of ['latest', 'first'] as const) {
      const { query, answers } = controlled(takes);
      const scope = makeScope();
      const failed = watchCalls(scope, query.failed);
      const all = [
        allSettled(query.start, { scope, params: 'a' }),
        allSettled(query.reset, { scope }),
      ];
      expect(scope.getState(query.$isPending)).toBe(false);
      all.push(allSettled(query.start, { scope, params: 'b' }));
      expect(answers).toHaveLength(2);
      answers[0]?.reject(lost);
      await Promise.resolve();
      expect(scope.getState(query.$isPending)).toBe(true);
      answers[1]?.resolve('of b');
      await Promise.all(all);
      expect([scope.getState(query.$data), failed]).toEqual(['of b', []]);
    }
  });

  it('are not caused where the first start counts', async () => {
    const { query, answers, load } = controlled('first');
    const scope = makeScope();
    const all = [
      allSettled(query.start, { scope, params: 'a' }),
      allSettled(query.start, { scope, params: 'b' }),
      allSettled(query.refresh, { scope }),
    ];
    expect(load).toHaveBeenCalledTimes(1);
    answers[0]?.resolve('of a');
    await Promise.all(all);
    expect(scope.getState(query.$data)).toBe('of a');
  });
});

it('two scopes do not know of each other', async () => {
  const { query, answers } = controlled();
  const [one, other] = [makeScope(), makeScope()];
  const settled = allSettled(query.start, { scope: one, params: 'a' });
  answers[0]?.resolve('x');
  await settled;
  expect([one.getState(query.$data), other.getState(query.$data)]).toEqual(['x', null]);
});

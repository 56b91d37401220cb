import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { deferred, makeScope, watchCalls } from '@/shared/lib/test-scope';
import { createApiMutation } from './mutation';

describe('a mutation', () => {
  it('sends once for a double click, and again afterwards', async () => {
    const send = vi.fn(async (_api: unknown, text: string) => text);
    const mutation = createApiMutation(send);
    const scope = makeScope();
    const done = watchCalls(scope, mutation.done);
    await Promise.all([
      allSettled(mutation.start, { scope, params: 'a' }),
      allSettled(mutation.start, { scope, params: 'b' }),
    ]);
    await allSettled(mutation.start, { scope, params: 'c' });
    expect(done.map(({ params }) => params)).toEqual(['a', 'c']);
  });

  it.each([true, false])('drops an answer (good: %s) that comes after a reset', async (isGood) => {
    const answer = deferred<string>();
    const mutation = createApiMutation((_api, _id: string) => answer.promise);
    const scope = makeScope();
    const answers = [watchCalls(scope, mutation.done), watchCalls(scope, mutation.failed)];
    const sent = allSettled(mutation.start, { scope, params: 'a' });
    void allSettled(mutation.reset, { scope });
    if (isGood) answer.resolve('a');
    else answer.reject({ kind: 'network' });
    await sent;
    expect(answers).toEqual([[], []]);
    expect(scope.getState(mutation.$isPending)).toBe(false);
  });

  it('sends after a reset although what was sent before it has no answer yet', async () => {
    const answers = { a: deferred<string>(), b: deferred<string>() };
    const mutation = createApiMutation((_api, id: 'a' | 'b') => answers[id].promise);
    const scope = makeScope();
    const done = watchCalls(scope, mutation.done);
    const first = allSettled(mutation.start, { scope, params: 'a' });
    void allSettled(mutation.reset, { scope });
    expect(scope.getState(mutation.$isPending)).toBe(false);
    const second = allSettled(mutation.start, { scope, params: 'b' });
    answers.a.resolve('a');
    await Promise.resolve();
    expect(scope.getState(mutation.$isPending)).toBe(true);
    answers.b.resolve('b');
    await Promise.all([first, second]);
    expect(done.map(({ params }) => params)).toEqual(['b']);
    expect(scope.getState(mutation.$isPending)).toBe(false);
  });

  it('sends side by side where allowed, each with its own outcome', async () => {
    const first = deferred<string>();
    const send = vi.fn((_api: unknown, id: string) =>
      id === 'a' ? first.promise : Promise.resolve(id),
    );
    const mutation = createApiMutation(send, { whileSending: 'send' });
    const scope = makeScope();
    const failed = watchCalls(scope, mutation.failed);
    const all = ['a', 'b'].map((params) => allSettled(mutation.start, { scope, params }));
    expect(scope.getState(mutation.$isPending)).toBe(true);
    first.reject({ kind: 'network' });
    await Promise.all(all);
    expect(send).toHaveBeenCalledTimes(2);
    expect(failed.map(({ params, error }) => [params, error.kind])).toEqual([['a', 'network']]);
  });
});

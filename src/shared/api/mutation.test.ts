import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { deferred, makeScope, watchCalls } from '@/shared/lib/test-scope';
import type { ApiError, ProblemCode } from './errors';
import { createApiMutation, createKeyedMutation } from './mutation';

const problem = (status: number, code: ProblemCode | null): ApiError => ({
  kind: 'problem',
  status,
  code,
  message: '',
  requestId: null,
  errors: [],
  refusals: [],
});

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

  it('sends side by side where it is told to, each with its own outcome', async () => {
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

describe('a mutation with a key', () => {
  function keyed(...outcomes: (ApiError | 'done')[]) {
    const keys: string[] = [];
    const mutation = createKeyedMutation(
      async (_api, { key }: { params: { amount: number }; key: string }) => {
        keys.push(key);
        const outcome = outcomes[keys.length - 1] ?? 'done';
        if (outcome !== 'done') throw outcome;
      },
    );
    return { mutation, keys, scope: makeScope() };
  }
  async function sendTwice(outcome: ApiError | 'done', next = 5) {
    const { mutation, keys, scope } = keyed(outcome);
    await allSettled(mutation.start, { scope, params: { amount: 5 } });
    await allSettled(mutation.start, { scope, params: { amount: next } });
    return keys;
  }

  it.each<[string, ApiError]>([
    ['a lost answer', { kind: 'network' }],
    ['an answer that cannot be read', { kind: 'contract', status: 200, requestId: null }],
    ['a fault of the server', problem(500, 'INTERNAL')],
    ['plain words from in front of the server', problem(413, null)],
  ])('keeps the key of what is sent again after %s', async (_name, outcome) => {
    const [first, second] = await sendTwice(outcome);
    expect(first).toMatch(/^[\w-]{8,64}$/);
    expect(second).toBe(first);
  });

  it.each<[string, ApiError | 'done', number]>([
    ['success', 'done', 5],
    ['a refusal', problem(409, 'INVALID_STATE'), 5],
    ['a lost answer, when something else is sent', { kind: 'network' }, 6],
  ])('makes a new key after %s', async (_name, outcome, next) => {
    const [first, second] = await sendTwice(outcome, next);
    expect(second).not.toBe(first);
  });

  it('sends once for a double click', async () => {
    const { mutation, keys, scope } = keyed();
    await Promise.all([
      allSettled(mutation.start, { scope, params: { amount: 5 } }),
      allSettled(mutation.start, { scope, params: { amount: 5 } }),
    ]);
    expect(keys).toHaveLength(1);
    expect(scope.getState(mutation.$isPending)).toBe(false);
  });
});

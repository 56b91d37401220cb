import { allSettled, type Scope } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { streamApplied } from '@/shared/api';
import { makeScope } from '@/shared/lib/test-scope';
import { listenToQuote, readQuote } from './quote-readers';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function tell(scope: Scope, ids: readonly string[], odds = 200) {
  const selections = ids.map((id) => ({ id, odds, status: 1 as const }));
  const changes = [{ kind: 'odds' as const, selections }];
  const delta = { type: 'delta' as const, topic: 'board:football:cross', seq: 2, prevSeq: 1 };
  return allSettled(streamApplied, {
    scope,
    params: { snapshots: [], deltas: [{ ...delta, at: 1, changes }] },
  });
}

it('tells the readers of a changed price only, until they leave', async () => {
  const scope = makeScope();
  const [one, twin, other] = [vi.fn(), vi.fn(), vi.fn()];
  const leave = listenToQuote(scope, 'a', one);
  listenToQuote(scope, 'a', twin);
  listenToQuote(scope, 'b', other);
  await tell(scope, ['a', 'unread']);
  expect([one, twin, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  leave();
  await tell(scope, ['a', 'unread']);
  await tell(scope, ['b']);
  expect([one, twin, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

it('keeps the prices of two scopes apart', async () => {
  const [mine, yours] = [makeScope(), makeScope()];
  const reader = vi.fn();
  listenToQuote(mine, 'a', reader);
  await tell(yours, ['a']);
  expect(reader).not.toHaveBeenCalled();
  expect([readQuote(mine, 'a'), readQuote(yours, 'a')?.odds]).toEqual([null, 200]);
});

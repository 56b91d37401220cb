import { allSettled, type Scope } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { streamApplied } from '@/shared/api';
import { makeScope } from '@/shared/lib/test-scope';
import { makeBoardDto, makeFixtureDto } from '../lib/sample-board';
import { listenToQuote, readQuote } from './quote-readers';
import { boardValues } from './sample-values';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const markets = [{ typeId: 1, odds: { 1: 172, X: 385, 2: 460 } }];
const [a, unread, b] = makeFixtureDto({ markets }).markets[0]?.selections.map(({ id }) => id) ?? [];
if (!a || !unread || !b) throw new Error('no selections');
const makeBoardScope = () =>
  makeScope({ values: boardValues([makeBoardDto({ fixtures: [makeFixtureDto({ markets })] })]) });

function tell(scope: Scope, ids: readonly string[], odds = 200) {
  const selections = ids.map((id) => ({ id, odds, status: 1 as const }));
  const changes = [{ kind: 'odds' as const, selections }];
  const delta = { type: 'delta' as const, topic: 'board:football:cross', seq: 2, prevSeq: 1 };
  // Not awaited: it settles when the marks of the moves rest.
  void allSettled(streamApplied, {
    scope,
    params: { snapshots: [], deltas: [{ ...delta, at: 1, changes }] },
  });
}

it('notifies the readers of a changed price only, until they leave', () => {
  const scope = makeBoardScope();
  const [one, twin, other] = [vi.fn(), vi.fn(), vi.fn()];
  const leave = listenToQuote(scope, a, one);
  listenToQuote(scope, a, twin);
  listenToQuote(scope, b, other);
  tell(scope, [a, unread]);
  expect([one, twin, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  leave();
  tell(scope, [a, unread]);
  tell(scope, [b]);
  expect([one, twin, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

it('keeps the prices of two scopes apart', () => {
  const [mine, yours] = [makeBoardScope(), makeBoardScope()];
  const reader = vi.fn();
  listenToQuote(mine, a, reader);
  tell(yours, [a]);
  expect(reader).not.toHaveBeenCalled();
  expect([readQuote(mine, a)?.odds, readQuote(yours, a)?.odds]).toEqual([172, 200]);
});

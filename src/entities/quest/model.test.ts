import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { streamApplied } from '@/shared/api';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { makeQuest } from './lib/sample-quests';
import { claiming, quests } from './model';

const open = makeQuest({ id: 5 });
const reached = makeQuest({ done: 3, state: 'claimable' });
const claimed = makeQuest({ done: 3, state: 'claimed', claimedAt: 1 });
const name = { id: reached.id, periodStart: reached.periodStart };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function opened(answers: Parameters<typeof createFakeApi>[0] = {}) {
  let loads = 0;
  const load = () => {
    loads += 1;
    return { body: [reached, open] };
  };
  const api = createFakeApi({ 'GET /quest': load, ...answers });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(quests.start, { scope });
  return {
    scope,
    loads: () => loads,
    alerts: watchCalls(scope, alertShown),
    toasts: watchCalls(scope, toastShown),
  };
}

it('claims a quest in its place', async () => {
  const sent: unknown[] = [];
  const { scope, toasts } = await opened({
    'POST /quest/4/claim': ({ body }: FakeCall) => ({ body: claimed, sent: sent.push(body) }),
  });
  await allSettled(claiming.start, { scope, params: name });
  expect(sent).toEqual([{ periodStart: reached.periodStart }]);
  expect(scope.getState(quests.$data)).toEqual([claimed, open]);
  expect(toasts).toEqual([{ text: '퀘스트 보상 1,000P가 지급되었습니다.', tone: 'success' }]);
});

it('takes what was claimed on another device for claimed', async () => {
  const { scope, alerts } = await opened({
    'POST /quest/4/claim': makeProblem('INVALID_STATE'),
    'GET /quest': { body: [claimed, open] },
  });
  await allSettled(claiming.start, { scope, params: name });
  expect(alerts).toEqual([]);
  expect(scope.getState(quests.$data)).toEqual([claimed, open]);
});

it('says that what is not reached any more cannot be claimed, and reads it again', async () => {
  const { scope, alerts, loads } = await opened({
    'POST /quest/4/claim': makeProblem('INVALID_STATE'),
  });
  await allSettled(claiming.start, { scope, params: name });
  expect(alerts).toEqual([{ text: '지금은 받으실 수 없는 보상입니다.' }]);
  expect(loads()).toBe(3);
});

const balance = { kind: 'balance', emoney: 1, point: 1 } as const;
const unread = { kind: 'unread', count: 1 } as const;

it.each([
  [[balance, balance], 2],
  [[unread], 1],
])('of %j in the stream quests are read %i times', async (changes, times) => {
  const { scope, loads } = await opened();
  for (const change of changes) {
    const delta = { topic: 'me', seq: 2, prevSeq: 1, at: 0, changes: [change] };
    const params = { snapshots: [], deltas: [{ type: 'delta' as const, ...delta }] };
    void allSettled(streamApplied, { scope, params });
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loads()).toBe(times);
});

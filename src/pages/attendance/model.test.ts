import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { balanceUpdated } from '@/entities/member';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { navigationRequested } from '@/shared/routes';
import { pageClosed, pageOpened } from './events';
import { makeAttendance } from './lib/sample-attendance';
import { attendance, attending, monthTurned } from './model';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function opened(month = '', answers: Parameters<typeof createFakeApi>[0] = {}) {
  const calls: string[] = [];
  const api = createFakeApi({
    'GET /attendance': ({ path }: FakeCall) => {
      calls.push(path);
      return { body: makeAttendance({ month: path.split('=')[1] ?? '202611' }) };
    },
    'GET /quest': { body: [] },
    ...answers,
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(pageOpened, { scope, params: { params: {}, search: { month } } });
  return { scope, calls, went: watchCalls(scope, navigationRequested) };
}

it.each([
  ['', '/attendance'],
  ['202610', '/attendance?month=202610'],
  ['202613', '/attendance'],
  ['nonsense', '/attendance'],
])('of the month %j it asks for %s', async (month, path) => {
  expect((await opened(month)).calls).toEqual([path]);
});

it('shows this month in place of one to come', async () => {
  const { scope } = await opened('202701', {
    'GET /attendance?month=202701': makeProblem('VALIDATION'),
  });
  expect(scope.getState(attendance.$data)?.month).toBe('202611');
});

it.each([
  ['', -1, '/attendance?month=202610'],
  ['202609', 1, '/attendance?month=202610'],
  ['202610', 1, '/attendance'],
] as const)('from the month %j turned by %i it goes to %s', async (month, step, to) => {
  const { scope, went } = await opened(month);
  await allSettled(monthTurned, { scope, params: step });
  expect(went).toMatchObject([{ to, replace: true }]);
});

it('stamps the day, and says what that gave', async () => {
  const got = [{ days: 20, points: 20_000, at: makeAttendance().today + 1 }];
  const after = makeAttendance({ state: 'attended', got });
  const { scope } = await opened('', { 'POST /attendance': { body: after } });
  const toasts = watchCalls(scope, toastShown);
  await allSettled(attending.start, { scope });
  expect(scope.getState(attendance.$data)).toEqual(after);
  expect(toasts).toEqual([{ text: '출석했습니다. 21,000P가 지급되었습니다.', tone: 'success' }]);
});

it('says why it could not, and reads the month again', async () => {
  const { scope, calls } = await opened('', { 'POST /attendance': makeProblem('INVALID_STATE') });
  const alerts = watchCalls(scope, alertShown);
  await allSettled(attending.start, { scope });
  expect(alerts).toEqual([{ text: '지금은 출석하실 수 없습니다. 오늘 충전 금액을 확인해주세요.' }]);
  expect(calls).toHaveLength(2);
});

it('reads the month again when the balance moved, and after it was left no more', async () => {
  const { scope, calls } = await opened();
  const moved = async () => {
    void allSettled(balanceUpdated, { scope, params: { emoney: 1, point: 1 } });
    await vi.advanceTimersByTimeAsync(1_000);
  };
  await moved();
  expect(calls).toHaveLength(2);
  await allSettled(pageClosed, { scope });
  await moved();
  expect(calls).toHaveLength(2);
});

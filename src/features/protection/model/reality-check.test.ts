import { allSettled, type Scope } from 'effector';
import { expect, it } from 'vitest';
import { logoutClicked } from '@/entities/member';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { breakDialog } from '../dialogs';
import { makeCheck, sampleNow } from '../testing';
import {
  $elapsed,
  $isDue,
  $isUnanswered,
  breakClicked,
  continueClicked,
  leaveClicked,
  limitsClicked,
  WatchGate,
} from './reality-check';

const later = makeCheck({ isDue: false, nextAt: sampleNow + 3_600_000 });
const due = { body: makeCheck() };

async function watch({ checks = [due], answer = { body: later } as object | (() => never) } = {}) {
  let asks = 0;
  let answers = 0;
  const api = createFakeApi({
    'GET /protection/check': () => checks[Math.min(asks++, checks.length - 1)] ?? due,
    'POST /protection/check': () => {
      answers += 1;
      return typeof answer === 'function' ? answer() : answer;
    },
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [$now, sampleNow],
    ],
  });
  await allSettled(WatchGate.open, { scope, params: {} });
  return { scope, asks: () => asks, answers: () => answers };
}

const tick = (scope: Scope, ms: number) => allSettled($now, { scope, params: sampleNow + ms });

it('shows by the answer of the server, and no longer once it is answered', async () => {
  const { scope, answers } = await watch();
  expect(scope.getState($isDue)).toBe(true);
  expect(scope.getState($elapsed)).toBe(3_720_000);
  await allSettled(continueClicked, { scope });
  expect(answers()).toBe(1);
  expect(scope.getState($isDue)).toBe(false);
});

it('asks again at the instant that the server named, not before', async () => {
  const { scope, asks } = await watch({ checks: [{ body: later }, due] });
  await tick(scope, 3_599_000);
  expect(asks()).toBe(1);
  await tick(scope, 3_600_000);
  expect(asks()).toBe(2);
  expect(scope.getState($isDue)).toBe(true);
});

it('goes when another tab has answered', async () => {
  const { scope, asks } = await watch({ checks: [due, { body: later }] });
  await tick(scope, 9_000);
  expect(asks()).toBe(1);
  await tick(scope, 10_000);
  expect(scope.getState($isDue)).toBe(false);
});

it('asks again after a while where nothing was answered', async () => {
  const { scope, asks } = await watch({ checks: [{ status: 503, body: {} } as never, due] });
  await tick(scope, 5_000);
  expect(asks()).toBe(1);
  await tick(scope, 10_000);
  expect(scope.getState($isDue)).toBe(true);
});

it('stays, and says so, while the answer does not arrive', async () => {
  const { scope } = await watch({
    answer: () => {
      throw new TypeError('fetch failed');
    },
  });
  await allSettled(breakClicked, { scope });
  expect(scope.getState($isDue)).toBe(true);
  expect(scope.getState($isUnanswered)).toBe(true);
  expect(scope.getState(breakDialog.$isOpen)).toBe(false);
});

it('leads to the break, or out', async () => {
  const { scope } = await watch();
  const left = watchCalls(scope, logoutClicked);
  await allSettled(breakClicked, { scope });
  expect(scope.getState(breakDialog.$isOpen)).toBe(true);
  await allSettled(leaveClicked, { scope });
  expect(left).toHaveLength(1);
});

it('leads to the limits once it is answered, and not after another answer', async () => {
  const { scope } = await watch();
  const navigations = watchCalls(scope, navigationRequested);
  await allSettled(limitsClicked, { scope });
  expect(scope.getState($isDue)).toBe(false);
  expect(navigations).toEqual([{ to: '/limits' }]);
  await allSettled(continueClicked, { scope });
  expect(navigations).toHaveLength(1);
});

it('forgets all with the member', async () => {
  const { scope, asks } = await watch();
  await allSettled(WatchGate.close, { scope, params: {} });
  expect(scope.getState($isDue)).toBe(false);
  await tick(scope, 60_000);
  expect(asks()).toBe(1);
});

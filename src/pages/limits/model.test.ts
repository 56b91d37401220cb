import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $member, sessionLost } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { protection } from '@/features/protection';
import { makeLimit, makeProtection, sampleNow } from '@/features/protection/testing';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { $now } from '@/shared/lib/clock';
import { allDialogsClosed } from '@/shared/lib/dialogs';
import { answerQuestion } from '@/shared/lib/test-question';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { limitDialog } from './dialogs';
import { pageClosed, pageOpened } from './events';
import {
  $amount,
  $effect,
  $error,
  amountChanged,
  cancellingRaise,
  removeClicked,
  submitClicked,
} from './model';

const day = { kind: 'deposit', period: 'day' } as const;
const from = sampleNow + 86_400_000;

async function openPage(answer: object = { body: makeProtection() }) {
  const sent: unknown[] = [];
  let loads = 0;
  const take = ({ body }: FakeCall) => {
    sent.push(body);
    return answer;
  };
  const api = createFakeApi({
    'GET /protection': () => {
      loads += 1;
      return { body: makeProtection() };
    },
    'PUT /protection/limit': take,
    'POST /protection/limit/cancel': take,
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [$now, sampleNow],
      [$member, makeMember()],
    ],
  });
  await allSettled(pageOpened, { scope, params: { params: {}, search: {} } });
  const toasts = watchCalls(scope, toastShown);
  const alerts = watchCalls(scope, alertShown);
  return { scope, sent, toasts, alerts, loads: () => loads };
}

it('opens a cell with what holds, says what a typed amount does, and saves it', async () => {
  const lowered = makeProtection({ limits: [makeLimit({ limit: 500_000 })] });
  const { scope, sent, toasts } = await openPage({ body: lowered });
  await allSettled(limitDialog.opened, { scope, params: day });
  expect(scope.getState($amount)).toBe(1_000_000);
  expect(scope.getState($effect)).toBe('same');
  await allSettled(amountChanged, { scope, params: 2_000_000 });
  expect(scope.getState($effect)).toBe('raise');
  await allSettled(amountChanged, { scope, params: 500_000 });
  expect(scope.getState($effect)).toBe('lower');
  await allSettled(submitClicked, { scope });
  expect(sent).toEqual([{ ...day, limit: 500_000 }]);
  expect(scope.getState(protection.$data)).toEqual(lowered);
  expect(scope.getState(limitDialog.$isOpen)).toBe(false);
  expect(toasts).toContainEqual({ text: '충전 24시간 한도: 500,000원', tone: 'success' });
});

it('says when a raise holds', async () => {
  const raised = makeProtection({ limits: [makeLimit({ next: { limit: 2_000_000, from } })] });
  const { scope, toasts } = await openPage({ body: raised });
  await allSettled(limitDialog.opened, { scope, params: day });
  await allSettled(amountChanged, { scope, params: 2_000_000 });
  await allSettled(submitClicked, { scope });
  expect(toasts).toContainEqual({
    text: expect.stringContaining('11월 23일(월) 10:02부터 바뀝니다: 2,000,000원'),
    tone: 'success',
  });
});

it.each([
  ['deposit', 'day', null, 'MISSING'],
  ['session', 'day', 1_441, 'TOO_MUCH'],
  ['stake', 'month', 1_000_000_000_001, 'TOO_MUCH'],
] as const)('sends no %s of a %s of %s', async (kind, period, amount, fault) => {
  const { scope, sent } = await openPage();
  await allSettled(limitDialog.opened, { scope, params: { kind, period } });
  await allSettled(amountChanged, { scope, params: amount });
  expect(scope.getState($error)).toBeNull();
  await allSettled(submitClicked, { scope });
  expect(scope.getState($error)).toBe(fault);
  expect(sent).toEqual([]);
});

it.each([
  [true, [{ ...day, limit: null }]],
  [false, []],
])('removes a limit when the question is answered %s', async (isConfirmed, bodies) => {
  const { scope, sent } = await openPage();
  await allSettled(limitDialog.opened, { scope, params: day });
  await answerQuestion(scope, allSettled(removeClicked, { scope }), isConfirmed);
  expect(sent).toEqual(bodies);
});

it('takes a raise back, and reads again where it holds already', async () => {
  const { scope, sent, toasts } = await openPage();
  await allSettled(cancellingRaise.start, { scope, params: day });
  expect(sent).toEqual([day]);
  expect(toasts).toHaveLength(1);
  const late = await openPage(makeProblem('NOT_FOUND'));
  await allSettled(cancellingRaise.start, { scope: late.scope, params: day });
  expect(late.alerts).toContainEqual({ text: expect.stringContaining('이미 적용되었거나') });
  expect(late.loads()).toBe(2);
});

it('reads again once a raise has come to hold, and forgets all with the page', async () => {
  const { scope, loads } = await openPage();
  await allSettled($now, { scope, params: from });
  expect(loads()).toBe(1);
  await allSettled($now, { scope, params: from + 1000 });
  expect(loads()).toBe(2);
  await allSettled(pageClosed, { scope });
  expect(scope.getState(protection.$data)).toBeNull();
});

it('opens the limit again whose amount was half typed when the session ended', async () => {
  const { scope } = await openPage();
  await allSettled(limitDialog.opened, { scope, params: day });
  await allSettled(amountChanged, { scope, params: 300_000 });
  await allSettled(sessionLost, { scope, params: 'replaced' });
  await allSettled(allDialogsClosed, { scope });
  await allSettled(pageClosed, { scope });
  await allSettled($member, { scope, params: makeMember() });
  await allSettled(pageOpened, { scope, params: { params: {}, search: {} } });
  expect(scope.getState(limitDialog.$props)).toEqual(day);
  expect(scope.getState($amount)).toBe(300_000);
});

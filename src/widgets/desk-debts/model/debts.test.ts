import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { debtsChanged, deskChanged } from '@/entities/desk-request';
import { makeAdjustment } from '@/entities/desk-request/testing';
import { rowChosen } from '@/features/desk-list';
import { makeProblem } from '@/shared/api/testing';
import { $alert, alertShown } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { scopeOf, sent } from '../lib/sample-states';
import { debts } from './debts';
import { collectForm, forgiveForm as form } from './decisions';

const path = 'POST /admin/debt/bet_2n7v4x9t-2/forgive';

async function open(answers: Parameters<typeof scopeOf>[0] = {}, item: string | null = null) {
  const scope = scopeOf(answers);
  await allSettled(debts.Gate.open, { scope, params: { item } });
  const questions = watchCalls(scope, $alert);
  async function confirm(isConfirmed = true) {
    await answerQuestion(scope, allSettled(form.submitted, { scope }), isConfirmed);
    return questions.at(0)?.text ?? '';
  }
  await allSettled(rowChosen, { scope, params: 'bet_2n7v4x9t-2' });
  await allSettled(form.filled, { scope, params: { reason: ' 정정 보상 ' } });
  return {
    scope,
    questions,
    confirm,
    toasts: watchCalls(scope, toastShown),
    read: watchCalls(scope, debts.refresh),
  };
}

it('lists the debts of a state, and of one member', async () => {
  const { scope } = await open();
  await allSettled(debts.stateChosen, { scope, params: 'met' });
  expect(scope.getState(debts.$rows)?.map(({ id }) => id)).toEqual(['bet_4-3']);
  const { scope: other } = await open({}, 'mem_3');
  expect(other.getState(debts.$rows)?.map(({ id }) => id)).toEqual(['bet_3-2']);
});

it('gives a debt up for its reason, once that was confirmed', async () => {
  const { confirm, toasts, read } = await open();
  await confirm(false);
  expect(sent).toEqual([]);
  expect(await confirm()).toContain('15,000원');
  expect(sent).toEqual([{ reason: '정정 보상' }]);
  expect(toasts).toMatchObject([{ text: '미수를 탕감했습니다.' }]);
  expect(read).toHaveLength(1);
});

it('says that another admin is waited for', async () => {
  const answer = { status: 201, body: makeAdjustment({ state: 'awaiting_second' }) };
  const { confirm, toasts } = await open({ [path]: answer });
  await confirm();
  expect(toasts).toMatchObject([{ text: expect.stringContaining('2차 승인을 기다립니다') }]);
});

it('says that it was met or requested meanwhile, and lists what is', async () => {
  const { scope, confirm, read } = await open({ [path]: makeProblem('INVALID_STATE') });
  const alerts = watchCalls(scope, alertShown);
  await confirm();
  expect(alerts).toEqual([{ text: expect.stringContaining('이미 차감되었거나') }]);
  expect(read).toHaveLength(1);
  expect(scope.getState(form.$values)).toEqual({ reason: ' 정정 보상 ' });
});

async function openToCollect(answers: Parameters<typeof scopeOf>[0] = {}, amount = '5,000') {
  const opened = await open(answers);
  const { scope } = opened;
  const alerts = watchCalls(scope, alertShown);
  await allSettled(collectForm.filled, { scope, params: { amount, reason: '오지급 회수' } });
  const submit = () => allSettled(collectForm.submitted, { scope });
  return { ...opened, alerts, submit, collect: () => answerQuestion(scope, submit()) };
}

it('collects a part from the balance, once that was confirmed', async () => {
  const { questions, toasts, read, scope, collect } = await openToCollect();
  await collect();
  expect(questions.at(0)?.text).toContain('5,000원을 회수합니다');
  expect(sent).toEqual([{ amount: 5_000, reason: '오지급 회수' }]);
  expect(toasts).toMatchObject([{ text: '미수를 회수했습니다.' }]);
  expect(read).toHaveLength(1);
  expect(scope.getState(collectForm.$values)).toEqual({ amount: '', reason: '' });
});

it.each(['0', '15,001', '1.5', ''])('does not collect %j', async (amount) => {
  const { scope, submit } = await openToCollect({}, amount);
  await submit();
  expect(sent).toEqual([]);
  expect(scope.getState(collectForm.$errors).amount).toContain('15,000원 이하');
});

it('says at the amount that the member has less by now, and that something else was done', async () => {
  const collectPath = 'POST /admin/debt/bet_2n7v4x9t-2/collect';
  const poor = await openToCollect({ [collectPath]: makeProblem('INSUFFICIENT_FUNDS') });
  await poor.collect();
  expect(poor.scope.getState(collectForm.$errors).amount).toContain('보유머니가 모자랍니다');
  const late = await openToCollect({ [collectPath]: makeProblem('INVALID_STATE') });
  await late.collect();
  expect(late.alerts).toEqual([{ text: expect.stringContaining('이미 차감되었거나') }]);
  expect(late.read).toHaveLength(1);
});

it('reads the list again when a correction was decided, and then alone', async () => {
  const { scope, read } = await open();
  const change = {
    kind: 'request' as const,
    id: 'req_1',
    state: 'approved' as const,
    actor: 'mem_2',
    lockedBy: null,
    lockedUntil: null,
  };
  await allSettled(deskChanged, { scope, params: [{ ...change, type: 'deposit' }] });
  expect(read).toEqual([]);
  await allSettled(deskChanged, { scope, params: [{ ...change, type: 'adjustment' }] });
  expect(read).toHaveLength(1);
});

it('reads the list again when a corrected result leaves debts, once for several', async () => {
  const { scope, read } = await open();
  const change = { kind: 'debt' as const, betId: 'bet_9', memberId: 'mem_9', owed: 15_000 };
  await Promise.all(
    Array.from({ length: 20 }, () => allSettled(debtsChanged, { scope, params: [change] })),
  );
  expect(read.length).toBeGreaterThan(0);
  expect(read.length).toBeLessThan(3);
});

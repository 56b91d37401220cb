import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $currentRow, rowChosen } from '@/features/desk-list';
import { makeProblem } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { $now } from '@/shared/lib/clock';
import { answerQuestion } from '@/shared/lib/test-question';
import { watchCalls } from '@/shared/lib/test-scope';
import { coupons as all, scopeOf, sent } from '../lib/sample-coupons';
import { codes, form as codeForm } from './codes';
import { coupons, issueForm, revokeForm } from './coupons';

async function open(answers: Parameters<typeof scopeOf>[0] = {}) {
  const scope = scopeOf(answers);
  await allSettled(coupons.Gate.open, { scope, params: {} });
  const confirm = (settled: Promise<unknown>, isConfirmed = true) =>
    answerQuestion(scope, settled, isConfirmed);
  return { scope, confirm, alerts: watchCalls(scope, alertShown) };
}

const typed = {
  userIds: 'hangang77, nobody99',
  name: ' 사과 ',
  kind: 'money',
  amount: '10,000',
  amountUsd: '7.5',
  validDays: '30',
  reason: ' 보상 ',
};

it('lists coupons of the state that is chosen', async () => {
  const { scope } = await open();
  await allSettled(coupons.stateChosen, { scope, params: 'revoked' });
  expect(scope.getState(coupons.$rows)?.map(({ id }) => id)).toEqual(['cpn_4']);
});

it('takes a coupon back with its reason, once that was confirmed', async () => {
  const { scope, confirm } = await open();
  await allSettled(rowChosen, { scope, params: 'cpn_1' });
  await allSettled(revokeForm.filled, { scope, params: { reason: ' 중복 지급 ' } });
  await confirm(allSettled(revokeForm.submitted, { scope }), false);
  expect(sent).toEqual([]);
  await confirm(allSettled(revokeForm.submitted, { scope }));
  expect(sent).toEqual([{ reason: '중복 지급' }]);
});

it('says that a coupon was used meanwhile, and lists what is', async () => {
  const answer = makeProblem('INVALID_STATE');
  const { scope, confirm, alerts } = await open({ 'POST /desk/coupon/cpn_1/revoke': answer });
  await allSettled(rowChosen, { scope, params: 'cpn_1' });
  await allSettled(revokeForm.filled, { scope, params: { reason: '중복 지급' } });
  const rows = watchCalls(scope, coupons.$rows);
  await confirm(allSettled(revokeForm.submitted, { scope }));
  expect(alerts).toEqual([{ text: expect.stringContaining('이미 사용되었거나') }]);
  // From the first page on.
  expect(rows).toEqual([null, all]);
  expect(scope.getState(revokeForm.$values)).toEqual({ reason: '중복 지급' });
});

it('gives a coupon to those who were typed, in both wallets', async () => {
  const { scope, confirm } = await open();
  await allSettled(coupons.addClicked, { scope });
  await allSettled(issueForm.filled, { scope, params: typed });
  await confirm(allSettled(issueForm.submitted, { scope }));
  expect(sent).toEqual([
    {
      userIds: ['hangang77', 'nobody99'],
      name: '사과',
      kind: 'money',
      amount: 10_000,
      amountUsd: 750,
      validDays: 30,
      reason: '보상',
    },
  ]);
  expect(scope.getState($currentRow)).toBeNull();
});

it('names those who cannot get it, and keeps what was typed', async () => {
  const problem = makeProblem('VALIDATION', {
    errors: [{ path: 'body.userIds.1', message: 'is no approved member' }],
  });
  const { scope, confirm } = await open({ 'POST /admin/coupon': problem });
  await allSettled(issueForm.filled, { scope, params: typed });
  await confirm(allSettled(issueForm.submitted, { scope }));
  expect(scope.getState(issueForm.$errors).userIds).toContain('nobody99');
  expect(scope.getState(issueForm.$values)).toEqual(typed);
});

it.each([
  [{ kind: 'points', amount: '' }, 'amount'],
  [{ kind: 'points', amount: '1000001' }, 'amount'],
  [{ kind: 'money', amount: '', amountUsd: '' }, 'amount'],
  [{ kind: 'money', amount: '', amountUsd: '1000.01' }, 'amountUsd'],
  [{ validDays: '366' }, 'validDays'],
  [{ userIds: ' , ' }, 'userIds'],
] as const)('sends nothing of %o', async (part, field) => {
  const { scope } = await open();
  await allSettled(issueForm.filled, { scope, params: { ...typed, ...part } });
  await allSettled(issueForm.submitted, { scope });
  expect(scope.getState(issueForm.$errors)).toHaveProperty(field);
  expect(sent).toEqual([]);
});

it('says at the code that it is taken', async () => {
  const { scope, confirm } = await open({
    'POST /admin/coupon/code': makeProblem('INVALID_STATE'),
  });
  await allSettled(codes.Gate.open, { scope, params: {} });
  await allSettled(codes.addClicked, { scope });
  const { userIds: _userIds, ...terms } = typed;
  const code = { code: 'welcome-26', closeDays: '7', most: '10', level: '3', account: 'won' };
  await allSettled(codeForm.filled, { scope, params: { ...terms, ...code } });
  await allSettled(codeForm.changed, { scope, params: { name: 'code', value: 'welcome-26' } });
  await confirm(allSettled(codeForm.submitted, { scope }));
  expect(scope.getState(codeForm.$errors).code).toContain('다른 코드를 입력해주세요.');
  expect(scope.getState(codeForm.$values).code).toBe('WELCOME26');
});

it('sends a code with whole instants, though the clock is between two', async () => {
  const { scope, confirm } = await open();
  await allSettled($now, { scope, params: 1_795_253_460_000.4 });
  await allSettled(codes.Gate.open, { scope, params: {} });
  await allSettled(codes.addClicked, { scope });
  const { userIds: _userIds, ...terms } = typed;
  const code = { code: 'WELCOME26', closeDays: '7', most: '10', level: 'all', account: 'coin' };
  await allSettled(codeForm.filled, { scope, params: { ...terms, ...code } });
  await confirm(allSettled(codeForm.submitted, { scope }));
  expect(sent).toMatchObject([
    { closesAt: 1_795_253_460_000 + 7 * 86_400_000, most: 10, level: null, account: 'coin' },
  ]);
  expect(scope.getState($currentRow)).toBeNull();
});

import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { makeWithdrawal } from '@/entities/money-request/testing';
import { $api, createFakeApi, type FakeCall } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { $now } from '@/shared/lib/clock';
import { answerQuestion } from '@/shared/lib/test-question';
import { makeScope } from '@/shared/lib/test-scope';
import type { WithdrawalTerms } from './api';
import { bankWithdrawal, tetherWithdrawal } from './model';
import { makeTetherWithdrawalTerms, makeWithdrawalTerms } from './testing';

async function openForm(
  model: Pick<typeof bankWithdrawal, 'opened' | 'form'> = bankWithdrawal,
  readTerms = () => makeWithdrawalTerms(),
) {
  const sent: { path: string; body: unknown }[] = [];
  const cancelled: string[] = [];
  const send = ({ path, body }: FakeCall) => {
    sent.push({ path, body });
    return { status: 201, body: makeWithdrawal() };
  };
  const api = createFakeApi({
    'GET /exchange': () => ({ body: readTerms() }),
    'GET /exchange/crypto': { body: makeTetherWithdrawalTerms() },
    'POST /exchange': send,
    'POST /exchange/crypto': send,
    'POST /exchange/req_withdrawal/cancel': ({ path }: FakeCall) => {
      cancelled.push(path);
      return { body: makeWithdrawal() };
    },
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(model.opened, { scope });
  const fill = (name: 'amount' | 'withdrawPassword', value: string | number) =>
    allSettled(model.form.changed, { scope, params: { name, value } });
  await fill('amount', 100_000);
  const submit = () => allSettled(model.form.submitted, { scope });
  return { scope, sent, cancelled, fill, submit };
}

it.each([
  { to: 'the bank', model: bankWithdrawal, path: '/exchange' },
  { to: 'a wallet', model: tetherWithdrawal, path: '/exchange/crypto' },
])('sends amount and password to $to, full-width digits too', async ({ model, path }) => {
  const { sent, fill, submit } = await openForm(model);
  await fill('withdrawPassword', '１２３４');
  await submit();
  expect(sent).toEqual([
    {
      path: expect.stringMatching(`${path}$`),
      body: { amount: 100_000, withdrawPassword: '1234' },
    },
  ]);
});

it('sends no password that cannot be one: a try would be lost', async () => {
  const { scope, sent, fill, submit } = await openForm();
  await fill('amount', 15_000);
  await fill('withdrawPassword', '12a4');
  await submit();
  expect(sent).toEqual([]);
  expect(scope.getState(bankWithdrawal.form.$errors)).toEqual({
    amount: '10,000원 단위로 신청해주세요.',
    withdrawPassword: '환전 비밀번호는 숫자 4자리입니다.',
  });
});

it('sends nothing that is refused whatever is typed, and asks again once a wait is over', async () => {
  const until = 1_795_253_760_000;
  let refusals: WithdrawalTerms['refusals'] = [{ code: 'WAIT', until }];
  const { scope, sent, fill, submit } = await openForm(bankWithdrawal, () =>
    makeWithdrawalTerms({ refusals }),
  );
  await fill('withdrawPassword', '1234');
  await submit();
  await allSettled($now, { scope, params: until - 1 });
  refusals = [];
  await submit();
  expect(sent).toEqual([]);
  await allSettled($now, { scope, params: until });
  await submit();
  expect(sent).toHaveLength(1);
});

it.each([
  [true, 1],
  [false, 0],
])('takes a withdrawal back once that is confirmed: %s', async (isConfirmed, times) => {
  const { scope, cancelled } = await openForm();
  const settled = allSettled(bankWithdrawal.cancelling.start, { scope, params: 'req_withdrawal' });
  expect(scope.getState($alert)?.text).toContain('보유머니로 돌아오고');
  await answerQuestion(scope, settled, isConfirmed);
  expect(cancelled).toHaveLength(times);
});

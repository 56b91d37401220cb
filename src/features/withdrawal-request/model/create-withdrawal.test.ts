import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { makeWithdrawal } from '@/entities/money-request/testing';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { $now } from '@/shared/lib/clock';
import { answerQuestion } from '@/shared/lib/test-question';
import { makeScope } from '@/shared/lib/test-scope';
import type { WithdrawalTerms } from '../api';
import { makeWithdrawalTerms } from '../testing';
import { bankWithdrawal } from '.';

const {
  $amount,
  $errors,
  $password,
  amountChanged,
  cancelling,
  formOpened,
  passwordChanged,
  sending,
  submitClicked,
} = bankWithdrawal;

type Answer = object | (() => never);

function openForm(...answers: Answer[]) {
  return openWith(() => makeWithdrawalTerms(), answers);
}

async function openWith(readTerms: () => WithdrawalTerms, answers: Answer[] = []) {
  const sent: { key: string | null; body: unknown }[] = [];
  const cancelled: string[] = [];
  const api = createFakeApi({
    'GET /exchange': () => ({ body: readTerms() }),
    'POST /exchange/req_withdrawal/cancel': ({ path }: FakeCall) => {
      cancelled.push(path);
      return { body: makeWithdrawal() };
    },
    'POST /exchange': ({ headers, body }: FakeCall) => {
      sent.push({ key: headers.get('idempotency-key'), body });
      const answer = answers.shift() ?? { status: 201, body: makeWithdrawal() };
      return typeof answer === 'function' ? answer() : answer;
    },
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(formOpened, { scope });
  await allSettled(amountChanged, { scope, params: 100_000 });
  const type = (password: string) => allSettled(passwordChanged, { scope, params: password });
  const submit = () => allSettled(submitClicked, { scope });
  return { scope, sent, cancelled, type, submit };
}

it('sends amount and password, full-width digits too, and keeps neither', async () => {
  const { scope, sent, type, submit } = await openForm();
  await type('１２３４');
  await submit();
  expect(sent.map(({ body }) => body)).toEqual([{ amount: 100_000, withdrawPassword: '1234' }]);
  expect([scope.getState($amount), scope.getState($password)]).toEqual([null, '']);
});

it('sends no password that cannot be one: a try would be lost', async () => {
  const { scope, sent, type, submit } = await openForm();
  await type('12a4');
  await submit();
  expect(sent).toEqual([]);
  expect(scope.getState($errors).password).toBe('환전 비밀번호는 숫자 4자리입니다.');
});

it('sends nothing that is refused whatever is typed, and asks again once a wait is over', async () => {
  const until = 1_795_253_760_000;
  let refusals: WithdrawalTerms['refusals'] = [{ code: 'WAIT', until }];
  const { scope, sent, type, submit } = await openWith(() => makeWithdrawalTerms({ refusals }));
  await type('1234');
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
  const settled = allSettled(cancelling.start, { scope, params: 'req_withdrawal' });
  expect(scope.getState($alert)?.text).toContain('보유머니로 돌아오고');
  await answerQuestion(scope, settled, isConfirmed);
  expect(cancelled).toHaveLength(times);
});

it('asks for a wrong password again, with the amount kept', async () => {
  const refusals = [{ code: 'WRONG_WITHDRAW_PASSWORD' as const, rest: 4 }];
  const { scope, type, submit } = await openForm(makeProblem('REQUEST_REFUSED', { refusals }));
  await type('0000');
  await submit();
  expect(scope.getState(sending.$refusals)).toEqual(refusals);
  expect([scope.getState($amount), scope.getState($password)]).toEqual([100_000, '']);
  expect(scope.getState($errors)).toEqual({});
});

it('keeps no refusal of an amount that is not in the form any more', async () => {
  const refusals = [{ code: 'INSUFFICIENT_FUNDS' as const }];
  const { scope, type, submit } = await openForm(makeProblem('REQUEST_REFUSED', { refusals }));
  await type('1234');
  await submit();
  expect(scope.getState(sending.$refusals)).toEqual(refusals);
  await allSettled(amountChanged, { scope, params: 15_000 });
  expect(scope.getState(sending.$refusals)).toEqual([]);
  await submit();
  expect(scope.getState(sending.$refusals)).toEqual([]);
});

it('repeats what had no answer under its key', async () => {
  const offline = () => {
    throw new TypeError('fetch failed');
  };
  const { sent, type, submit } = await openForm(offline);
  await type('1234');
  await submit();
  await submit();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { makeDeposit } from '@/entities/money-request/testing';
import { siteChanged } from '@/entities/setting';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import {
  $amount,
  $bonus,
  $depositor,
  $errors,
  amountChanged,
  bonusChosen,
  cancelling,
  depositorChanged,
  formClosed,
  formOpened,
  sending,
  submitClicked,
  terms,
} from './model';
import { makeDepositTerms } from './testing';

type Answer = object | (() => never);

async function openForm(...answers: Answer[]) {
  const sent: { key: string | null; body: unknown }[] = [];
  let loads = 0;
  const api = createFakeApi({
    'GET /charge': () => {
      loads += 1;
      return { body: makeDepositTerms() };
    },
    'POST /charge': ({ headers, body }: FakeCall) => {
      sent.push({ key: headers.get('idempotency-key'), body });
      const answer = answers.shift() ?? { status: 201, body: makeDeposit() };
      return typeof answer === 'function' ? answer() : answer;
    },
    'POST /charge/req_deposit/cancel': makeProblem('INVALID_STATE'),
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(formOpened, { scope });
  const fill = (amount: number | null) => allSettled(amountChanged, { scope, params: amount });
  const submit = () => allSettled(submitClicked, { scope });
  return { scope, sent, fill, submit, loads: () => loads };
}

const offline = () => {
  throw new TypeError('fetch failed');
};

it('proposes the account holder, no bonus, and sends what was chosen', async () => {
  const { scope, sent, fill, submit, loads } = await openForm();
  expect([scope.getState($depositor), scope.getState($bonus)]).toEqual(['김한판', 'none']);
  await fill(300_000);
  await allSettled(bonusChosen, { scope, params: 'every' });
  await submit();
  expect(sent).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      body: { amount: 300_000, depositorName: '김한판', chargeType: 1, bonus: 'every' },
    },
  ]);
  expect(loads()).toBe(2);
  expect([scope.getState($amount), scope.getState($bonus)]).toEqual([null, 'none']);
});

it('says what is wrong once it was sent, and sends nothing', async () => {
  const { scope, sent, fill, submit } = await openForm();
  await fill(5_000);
  await allSettled(depositorChanged, { scope, params: '김' });
  expect(scope.getState($errors)).toEqual({});
  await submit();
  expect(scope.getState($errors)).toEqual({
    amount: { code: 'AMOUNT_TOO_SMALL', limit: 10_000 },
    depositor: '입금자명을 2~20자로 입력해주세요.',
  });
  await fill(null);
  expect(scope.getState($errors).amount).toBe('MISSING');
  expect(sent).toEqual([]);
});

it('repeats what had no answer under its key, and takes a new key for another amount', async () => {
  const { scope, sent, fill, submit } = await openForm(offline, offline);
  await fill(100_000);
  await submit();
  expect(scope.getState(sending.$failure)).toEqual({ kind: 'network' });
  await submit();
  await fill(200_000);
  await submit();
  const [first, second, third] = sent.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('keeps the form after a refusal, reads the terms again and takes a new key', async () => {
  const refusals = [{ code: 'OPEN_DEPOSIT' as const }];
  const { scope, sent, fill, submit, loads } = await openForm(
    makeProblem('REQUEST_REFUSED', { refusals }),
  );
  await fill(100_000);
  await submit();
  expect(scope.getState(sending.$refusals)).toEqual(refusals);
  expect(scope.getState($amount)).toBe(100_000);
  expect(loads()).toBe(2);
  await submit();
  expect(scope.getState(sending.$refusals)).toEqual([]);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

it('keeps no refusal of a bonus that is not chosen any more', async () => {
  const { scope, fill, submit } = await openForm(
    makeProblem('REQUEST_REFUSED', { refusals: [{ code: 'BONUS_NOT_AVAILABLE' }] }),
  );
  await fill(100_000);
  await submit();
  expect(scope.getState(sending.$refusals)).toHaveLength(1);
  await allSettled(bonusChosen, { scope, params: 'every' });
  expect(scope.getState(sending.$refusals)).toEqual([]);
});

it('sends once for a double press', async () => {
  const { sent, fill, submit } = await openForm();
  await fill(100_000);
  await Promise.all([submit(), submit()]);
  expect(sent).toHaveLength(1);
});

it('takes a deposit back once that is confirmed, and shows it as it is where staff was faster', async () => {
  const { scope, loads } = await openForm();
  const toasts = watchCalls(scope, toastShown);
  const cancel = () => allSettled(cancelling.start, { scope, params: 'req_deposit' });
  const settled = cancel();
  expect(scope.getState($alert)?.text).toContain('5분에 한 번');
  await answerQuestion(scope, settled, false);
  expect([toasts, loads()]).toEqual([[], 1]);
  await answerQuestion(scope, cancel());
  expect(toasts).toEqual([{ text: '이미 처리 중인 신청은 취소하실 수 없습니다.', tone: 'danger' }]);
  expect(loads()).toBe(2);
});

it('forgets everything when the page is left', async () => {
  const { scope, fill } = await openForm();
  await fill(100_000);
  await allSettled(formClosed, { scope });
  expect([scope.getState($amount), scope.getState(terms.$data)]).toEqual([null, null]);
});

it('reads its terms again where admins have set others', async () => {
  const { scope, loads } = await openForm();
  await allSettled(siteChanged, { scope, params: { currentAccessUserCount: 3 } });
  expect(loads()).toBe(1);
  await allSettled(siteChanged, { scope, params: { siteNoticeFlg: false } });
  expect(loads()).toBe(2);
  await allSettled(formClosed, { scope });
  await allSettled(siteChanged, { scope, params: { siteNoticeFlg: false } });
  expect(loads()).toBe(2);
});

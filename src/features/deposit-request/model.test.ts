import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { makeDeposit } from '@/entities/money-request/testing';
import { siteChanged } from '@/entities/setting';
import { $api, createFakeApi, type FakeCall } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { deposit } from './model';
import { makeDepositTerms } from './testing';

const { form, opened, closed, cancelling } = deposit;

async function openForm() {
  const sent: unknown[] = [];
  let loads = 0;
  const api = createFakeApi({
    'GET /charge': () => {
      loads += 1;
      return { body: makeDepositTerms() };
    },
    'POST /charge': ({ body }: FakeCall) => {
      sent.push(body);
      return { status: 201, body: makeDeposit() };
    },
    'POST /charge/req_deposit/cancel': { body: makeDeposit({ state: 'cancelled' }) },
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(opened, { scope });
  const fill = (name: 'amount' | 'bonus' | 'depositor', value: string | number) =>
    allSettled(form.changed, { scope, params: { name, value } });
  const submit = () => allSettled(form.submitted, { scope });
  return { scope, sent, fill, submit, loads: () => loads };
}

it('proposes the account holder and no bonus, and sends what was chosen', async () => {
  const { scope, sent, fill, submit } = await openForm();
  const toasts = watchCalls(scope, toastShown);
  await fill('amount', 300_000);
  await submit();
  await fill('amount', 20_000);
  await fill('bonus', 'every');
  await fill('depositor', '한강');
  await submit();
  expect(sent).toEqual([
    { amount: 300_000, depositorName: '김한판', chargeType: 1, bonus: 'none' },
    { amount: 20_000, depositorName: '한강', chargeType: 1, bonus: 'every' },
  ]);
  expect(scope.getState(form.$values)).toEqual({ amount: null, bonus: 'none', depositor: '한강' });
  expect(toasts.at(-1)?.text).toBe('충전신청이 접수되었습니다.');
});

it('says what is wrong, and sends nothing', async () => {
  const { scope, sent, fill, submit } = await openForm();
  await fill('amount', 5_000);
  await fill('depositor', '김');
  await submit();
  expect(scope.getState(form.$errors)).toEqual({
    amount: '최소 충전금액은 10,000원입니다.',
    depositor: '입금자명을 2~20자로 입력해주세요.',
  });
  // What is proposed is not what was taken out.
  await fill('depositor', '');
  await submit();
  expect(scope.getState(form.$errors).depositor).toBeDefined();
  expect(sent).toEqual([]);
});

it('asks before one is taken back', async () => {
  const { scope } = await openForm();
  const toasts = watchCalls(scope, toastShown);
  const settled = allSettled(cancelling.start, { scope, params: 'req_deposit' });
  expect(scope.getState($alert)?.text).toContain('5분에 한 번');
  await answerQuestion(scope, settled);
  expect(toasts).toEqual([{ text: '충전신청이 취소되었습니다.', tone: 'success' }]);
});

it('reads its terms again where admins have set others', async () => {
  const { scope, loads } = await openForm();
  await allSettled(siteChanged, { scope, params: { currentAccessUserCount: 3 } });
  expect(loads()).toBe(1);
  await allSettled(siteChanged, { scope, params: { siteNoticeFlg: false } });
  expect(loads()).toBe(2);
  await allSettled(closed, { scope });
  await allSettled(siteChanged, { scope, params: { siteNoticeFlg: false } });
  expect(loads()).toBe(2);
});

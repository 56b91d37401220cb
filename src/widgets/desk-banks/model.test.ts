import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { rowChosen } from '@/features/desk-list';
import { deskScope } from '@/features/desk-list/testing';
import { offline } from '@/shared/api/testing';
import type { FakeCall } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { type Bank, banks, switching } from './model';

const bank: Bank = { id: 4, bankName: '국민은행', useFlag: 1 };

async function open(answers: Parameters<typeof deskScope>[0] = {}) {
  const sent: unknown[] = [];
  const scope = deskScope({
    'GET /settingbankname': { body: [bank] },
    'PUT /admin/bank/4': ({ body }: FakeCall) => {
      sent.push(body);
      return { body: { ...bank, useFlag: 0 } };
    },
    ...answers,
  });
  await allSettled(banks.Gate.open, { scope, params: {} });
  await allSettled(rowChosen, { scope, params: '4' });
  const press = (isConfirmed: boolean) =>
    answerQuestion(scope, allSettled(switching.start, { scope, params: bank }), isConfirmed);
  return { scope, sent, press };
}

it('takes a bank out of use once that was confirmed', async () => {
  const { scope, sent, press } = await open();
  const toasts = watchCalls(scope, toastShown);
  expect(scope.getState(banks.$row)?.bankName).toBe('국민은행');
  await press(false);
  expect(sent).toEqual([]);
  await press(true);
  expect(sent).toEqual([{ useFlag: 0 }]);
  expect(toasts).toEqual([{ text: '국민은행 사용을 중지했습니다.', tone: 'success' }]);
});

it('says why it could not, and reads the list again', async () => {
  const { scope, press } = await open({
    'PUT /admin/bank/4': offline,
  });
  const loads = watchCalls(scope, banks.$rows);
  await press(true);
  expect(scope.getState($alert)?.text).toBe('인터넷 연결을 확인하고 다시 시도해주세요.');
  expect(loads).toHaveLength(1);
});

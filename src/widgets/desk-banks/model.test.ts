import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { rowChosen } from '@/features/desk-list';
import { $alert, alertAnswered, alertShown } from '@/shared/lib/alerts';
import { watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { broken, scopeOf, sent } from './lib/sample-banks';
import { $bank, banks, BanksGate, useSwitched } from './model';

async function open(answers: Parameters<typeof scopeOf>[0] = {}) {
  const scope = scopeOf(answers);
  await allSettled(BanksGate.open, { scope, params: {} });
  await allSettled(rowChosen, { scope, params: '4' });
  async function press(isConfirmed: boolean) {
    const settled = allSettled(useSwitched, { scope });
    const id = scope.getState($alert)?.id ?? '';
    await Promise.all([settled, allSettled(alertAnswered, { scope, params: { id, isConfirmed } })]);
  }
  return {
    ...{ scope, press },
    toasts: watchCalls(scope, toastShown),
    alerts: watchCalls(scope, alertShown),
  };
}

it('takes a bank out of use once that was confirmed', async () => {
  const { scope, press, toasts } = await open();
  expect(scope.getState($bank)?.bankName).toBe('국민은행');
  await press(false);
  expect(sent).toEqual([]);
  await press(true);
  expect(sent).toEqual([{ useFlag: 0 }]);
  expect(toasts).toEqual([{ text: '국민은행 사용을 중지했습니다.', tone: 'success' }]);
});

it('says why it could not, and reads the list again', async () => {
  const { scope, press, alerts } = await open({ 'PUT /admin/bank/4': broken });
  const loads = watchCalls(scope, banks.done);
  await press(true);
  expect(alerts).toEqual([{ text: '인터넷 연결을 확인하고 다시 시도해주세요.' }]);
  expect(loads).toHaveLength(1);
});

import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi, type FakeCall } from '@/shared/api/testing';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { makeConversion, makeRolling } from './lib/sample-rolling';
import { conversion, rollingOpened } from './model';

const { form } = conversion;

async function convert(value: number | null) {
  const sent: unknown[] = [];
  const api = createFakeApi({
    'GET /rolling': { body: makeRolling() },
    'POST /rolling/convert': ({ body }: FakeCall) => {
      sent.push(body);
      return { status: 201, body: makeConversion() };
    },
  });
  const scope = makeScope({ values: [[$api, api]] });
  const toasts = watchCalls(scope, toastShown);
  await allSettled(rollingOpened, { scope });
  await allSettled(form.changed, { scope, params: { name: 'amount', value } });
  await allSettled(form.submitted, { scope });
  return { sent, toasts, error: scope.getState(form.$errors).amount };
}

it('converts and says what is left', async () => {
  const { sent, toasts } = await convert(24_400);
  expect(sent).toEqual([{ amount: 24_400 }]);
  expect(toasts[0]?.text).toBe('롤링 전환 완료: 24,400원 (남은 롤링 0원)');
});

it.each([
  [null, '전환할 금액을 입력해주세요.'],
  [999, '최소 1,000원부터 전환하실 수 있습니다.'],
  [30_000, '보유 롤링이 부족합니다. (보유 24,400원)'],
])('sends no %s won', async (amount, fault) => {
  const { sent, error } = await convert(amount);
  expect(error).toBe(fault);
  expect(sent).toEqual([]);
});

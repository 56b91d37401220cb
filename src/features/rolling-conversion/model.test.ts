import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { makeConversion, makeRolling } from './lib/sample-rolling';
import {
  $amount,
  $error,
  amountChanged,
  rolling,
  rollingClosed,
  rollingOpened,
  sending,
  submitClicked,
} from './model';

type Answer = object | (() => never);

async function openView(...answers: Answer[]) {
  const sent: { key: string | null; body: unknown }[] = [];
  let loads = 0;
  const api = createFakeApi({
    'GET /rolling': () => {
      loads += 1;
      return { body: makeRolling() };
    },
    'POST /rolling/convert': ({ headers, body }: FakeCall) => {
      sent.push({ key: headers.get('idempotency-key'), body });
      const answer = answers.shift() ?? { status: 201, body: makeConversion() };
      return typeof answer === 'function' ? answer() : answer;
    },
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(rollingOpened, { scope });
  const convert = async (amount: number | null) => {
    await allSettled(amountChanged, { scope, params: amount });
    await allSettled(submitClicked, { scope });
  };
  return { scope, sent, convert, loads: () => loads };
}

it('converts, says what is left and reads the totals again', async () => {
  const { scope, sent, convert, loads } = await openView();
  const toasts = watchCalls(scope, toastShown);
  await convert(24_400);
  expect(sent).toEqual([{ key: expect.any(String), body: { amount: 24_400 } }]);
  expect(toasts[0]?.text).toBe('롤링 전환 완료: 24,400원 (남은 롤링 0원)');
  expect(scope.getState($amount)).toBeNull();
  expect(loads()).toBe(2);
});

it.each([
  [null, 'MISSING'],
  [999, { code: 'AMOUNT_TOO_SMALL', limit: 1_000 }],
  [30_000, { code: 'INSUFFICIENT_FUNDS', limit: 24_400 }],
])('sends no %s won', async (amount, fault) => {
  const { scope, sent, convert } = await openView();
  await convert(amount);
  expect(scope.getState($error)).toEqual(fault);
  expect(sent).toEqual([]);
});

it('sends what had no answer again under the same key, and keeps what was typed', async () => {
  const offline = () => {
    throw new TypeError('fetch failed');
  };
  const refusals = [{ code: 'BLOCKED' as const }];
  const { scope, sent, convert } = await openView(
    offline,
    makeProblem('REQUEST_REFUSED', { refusals }),
  );
  await convert(2_000);
  expect(scope.getState($amount)).toBe(2_000);
  await convert(2_000);
  expect(sent[1]).toEqual(sent[0]);
  expect(scope.getState(sending.$refusals)).toEqual(refusals);
});

it('forgets all with the page', async () => {
  const { scope } = await openView();
  await allSettled(rollingClosed, { scope });
  expect(scope.getState(rolling.$data)).toBeNull();
});

import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { betsForgotten, betsSeen } from '@/entities/bet';
import { makeBet } from '@/entities/bet/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { $cancelFailure, cancelBet } from './cancel';
import { betSelected } from './history';

const bet = makeBet({ cancelUntil: 1 });
const cancelled = makeBet({ status: 'cancelled', label: -1, payout: bet.stake, version: 1 });

function openPage(answer: Parameters<typeof createFakeApi>[0][string]) {
  let sent = 0;
  const api = createFakeApi({
    [`POST /bet/${bet.id}/cancel`]: (call) => {
      sent += 1;
      return typeof answer === 'function' ? answer(call) : answer;
    },
    [`GET /bet/${bet.id}`]: { body: makeBet({ cancelUntil: null }) },
  });
  const scope = makeScope({ values: [[$api, api]] });
  async function press(isConfirmed: boolean) {
    const settled = allSettled(cancelBet.start, { scope, params: bet });
    const question = scope.getState($alert);
    await answerQuestion(scope, settled, isConfirmed);
    return question;
  }
  return { scope, press, sent: () => sent };
}

it('asks, sends once, and shows the cancelled bet', async () => {
  const { scope, press, sent } = openPage({ body: cancelled });
  const seen = watchCalls(scope, betsSeen);
  const toasts = watchCalls(scope, toastShown);
  const question = await press(true);
  expect(question).toMatchObject({ kind: 'confirm', text: expect.stringContaining('50,000원') });
  expect(sent()).toBe(1);
  expect(seen).toEqual([[cancelled]]);
  expect(toasts).toEqual([{ text: '베팅이 취소되었습니다. 반환 금액 50,000원', tone: 'success' }]);
});

it('shows the next member of this browser nothing of it', async () => {
  let leave = () => {};
  const { scope, press, sent } = openPage(() => {
    leave();
    return { body: cancelled };
  });
  leave = () => void allSettled(betsForgotten, { scope });
  const seen = watchCalls(scope, betsSeen);
  const toasts = watchCalls(scope, toastShown);
  await press(true);
  expect([sent(), seen, toasts]).toEqual([1, [], []]);
});

it('sends nothing where the member keeps the bet', async () => {
  const { press, sent } = openPage({ body: cancelled });
  await press(false);
  expect(sent()).toBe(0);
});

it.each([
  ['CANCEL_TOO_LATE', '취소할 수 있는 시간이 지났거나'],
  ['CANCEL_LIMIT', '하루 3회까지'],
  ['INVALID_STATE', '이미 정산되었거나 접수되지 않은'],
] as const)('%s is explained, and the bet is shown as it is', async (code, text) => {
  const { scope, press } = openPage(makeProblem(code));
  const seen = watchCalls(scope, betsSeen);
  await press(true);
  expect(scope.getState($cancelFailure)).toEqual({
    betId: bet.id,
    text: expect.stringContaining(text),
  });
  expect(seen).toEqual([[makeBet({ cancelUntil: null })]]);
  await allSettled(betSelected, { scope, params: 'bet_other' });
  expect(scope.getState($cancelFailure)).toBeNull();
});

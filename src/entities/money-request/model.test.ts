import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { $toasts } from '@/shared/lib/toasts';
import { makeHeldBonus } from './lib/sample-turnover';
import { bonusGivingUp, requestMoved } from './model';

const turnover = { required: 1_000_000, done: 640_000, rest: 360_000, held: [] };

it.each([
  ['given up', { body: turnover }, '보너스를 포기하셨습니다.'],
  ['released meanwhile', makeProblem('INVALID_STATE'), '이미 지급되었거나 소멸된 보너스입니다.'],
])(
  'asks what is lost before a bonus is given up, and loads again what is shown: %s',
  async (_what, answer, words) => {
    const api = createFakeApi({ 'POST /charge/bonus/tur_held/give-up': answer });
    const scope = makeScope({ values: [[$api, api]] });
    const moved = watchCalls(scope, requestMoved);
    const params = { bonus: makeHeldBonus(), currency: 'KRW' as const };
    const settled = allSettled(bonusGivingUp.start, { scope, params });
    await expect
      .poll(() => scope.getState($alert)?.text)
      .toBe(
        '보류 포인트 50,000P가 소멸되며 다시 받으실 수 없습니다. 이 충전의 롤링 조건은 2,000,000원에서 1,000,000원으로 낮아집니다.',
      );
    expect(moved).toEqual([]);
    await answerQuestion(scope, settled);
    expect(moved).toHaveLength(1);
    expect(scope.getState($toasts).map(({ text }) => text)).toEqual([words]);
  },
);

import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { betsSeen } from '@/entities/bet';
import { makeBet } from '@/entities/bet/testing';
import {
  $account,
  $maxStake,
  $problems,
  $slip,
  $stake,
  accountUpdated,
  fixChosen,
  legRemoved,
} from '@/entities/slip';
import { makeLegs } from '@/entities/slip/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { confirmed, createKeyFx, sending, submitClicked } from './placement';
import './result';

const account = { id: 'mem_1', balance: 9_000_000, currency: 'KRW' as const, level: 3 };
const refusal = { code: 'COMBINATION_LIMIT' as const, limit: 5_000_000, to: 2_000_000 };
const legs = makeLegs(2);

/** A scope whose placement was refused: 3,000,000 of open bets leave 2,000,000. */
async function refusedScope() {
  const error = {
    kind: 'problem' as const,
    status: 422,
    code: 'BET_REFUSED' as const,
    message: '',
    requestId: 'req_1',
    errors: [],
    refusals: [refusal],
  };
  const scope = makeScope({
    values: [
      [$slip, { legs, bonus: null }],
      [$stake, 3_000_000],
      [$account, account],
    ],
    handlers: [
      [createKeyFx, () => 'key-1'],
      [sending.sendFx, () => Promise.reject(error)],
    ],
  });
  expect(scope.getState($problems)).toEqual([]);
  await allSettled(submitClicked, { scope });
  await allSettled(confirmed, { scope });
  return scope;
}

it('the slip warns of what is left for its picks, and one press sets it', async () => {
  const scope = await refusedScope();
  const fix = { kind: 'setStake' as const, stake: 2_000_000 };
  expect(scope.getState($problems)).toEqual([{ refusal, fix }]);
  expect(scope.getState($maxStake)).toBe(2_000_000);
  await allSettled(fixChosen, { scope, params: fix });
  expect(scope.getState($problems)).toEqual([]);
});

it('other picks are not bound by it', async () => {
  const scope = await refusedScope();
  await allSettled(legRemoved, { scope, params: legs[0]?.selectionId ?? '' });
  expect(scope.getState($problems)).toEqual([]);
});

it('it is forgotten with a bet that is over, and with the member', async () => {
  const ended = await refusedScope();
  await allSettled(betsSeen, { scope: ended, params: [makeBet({ status: 'settled', label: 2 })] });
  expect(ended.getState($problems)).toEqual([]);
  const left = await refusedScope();
  await allSettled(accountUpdated, { scope: left, params: { ...account, id: 'mem_2' } });
  expect(left.getState($problems)).toEqual([]);
});

it('a bet that is still open frees nothing', async () => {
  const scope = await refusedScope();
  await allSettled(betsSeen, { scope, params: [makeBet()] });
  expect(scope.getState($problems)).toHaveLength(1);
});

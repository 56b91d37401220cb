import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { $pendingBets } from '@/entities/bet';
import { makeBet } from '@/entities/bet/testing';
import { $member, balanceUpdated, sessionLost } from '@/entities/member';
import { $account, accountUpdated } from '@/entities/slip';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { slipStarted } from './slip-wiring';

const member = { id: 'mem_1', emoney: 5000, point: 0, currency: 'KRW', level: 3, nickname: '한판' };
const api = createFakeApi({ 'GET /bet/setting': { status: 503 } });

test('the slip knows its member and the balance, and is updated once per change', async () => {
  const scope = makeScope({
    values: [
      [$member, member],
      [$api, api],
    ],
  });
  const updates = watchCalls(scope, accountUpdated);
  await allSettled(slipStarted, { scope });
  await allSettled(balanceUpdated, { scope, params: { emoney: 5000, point: 10 } });
  await allSettled(balanceUpdated, { scope, params: { emoney: 4000, point: 10 } });
  expect(updates.map((account) => account?.balance)).toEqual([5000, 4000]);
});

test('the end of the session clears bets and account', async () => {
  const scope = makeScope({
    values: [
      [$member, member],
      [$api, api],
      [$pendingBets, [makeBet({ status: 'pending' })]],
    ],
  });
  await allSettled(slipStarted, { scope });
  await allSettled(sessionLost, { scope, params: 'expired' });
  expect(scope.getState($account)).toBeNull();
  expect(scope.getState($pendingBets)).toEqual([]);
});

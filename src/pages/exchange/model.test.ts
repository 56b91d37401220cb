import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { makeWithdrawal } from '@/entities/money-request/testing';
import { bankWithdrawal } from '@/features/withdrawal-request';
import { makeWithdrawalTerms } from '@/features/withdrawal-request/testing';
import { streamApplied } from '@/shared/api';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { pageClosed, pageOpened } from './events';
import { history } from './model';

const { terms } = bankWithdrawal;

const changeOf = (type: string) => ({
  kind: 'request' as const,
  id: 'req_withdrawal',
  type,
  state: 'paid',
  reason: null,
});

async function openPage() {
  let state: 'checking' | 'paid' = 'checking';
  let loads = 0;
  const api = createFakeApi({
    'GET /exchange': () => {
      loads += 1;
      return {
        body: makeWithdrawalTerms({
          open: state === 'checking' ? { ...makeWithdrawal({ state }) } : null,
        }),
      };
    },
    'GET /exchange/history': () => ({
      body: { data: [makeWithdrawal({ state })], nextCursor: null },
    }),
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(pageOpened, { scope, params: { params: {}, search: {} } });
  const stream = (type: string) =>
    allSettled(streamApplied, {
      scope,
      params: {
        snapshots: [],
        deltas: [
          { type: 'delta', topic: 'me', seq: 2, prevSeq: 1, at: 0, changes: [changeOf(type)] },
        ],
      },
    });
  return { scope, stream, approve: () => (state = 'paid'), loads: () => loads };
}

it('shows a decision of staff without a reload, in terms and history', async () => {
  const { scope, stream, approve } = await openPage();
  expect(scope.getState(terms.$data)?.open?.state).toBe('checking');
  approve();
  await stream('withdrawal');
  expect(scope.getState(terms.$data)?.open).toBeNull();
  expect(scope.getState(history.$items)?.[0]?.state).toBe('paid');
});

it('asks for nothing because of other requests, or after it was left', async () => {
  const { scope, stream, loads } = await openPage();
  await stream('signup');
  expect(loads()).toBe(1);
  await allSettled(pageClosed, { scope });
  await stream('withdrawal');
  expect(loads()).toBe(1);
});

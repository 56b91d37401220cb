import { allSettled, createEvent } from 'effector';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { streamApplied } from '@/shared/api';
import { $api, createFakeApi, makeProblemError } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { requestAmount, requestForm, type RequestTerms } from './request-form';
import { createRequestPage } from './request-page';
import { makeDeposit, makeWithdrawal } from './sample-requests';

const kinds = [
  { kind: 'deposit', makeRequest: makeDeposit, decision: 'approved', path: '/charge/history' },
  { kind: 'withdrawal', makeRequest: makeWithdrawal, decision: 'paid', path: '/exchange/history' },
] as const;

async function openPage({ kind, makeRequest, decision, path }: (typeof kinds)[number]) {
  const server = { loads: 0, isDecided: false, cancelled: [] as string[] };
  const request = () => makeRequest({ state: server.isDecided ? decision : 'checking' });
  const [opened, closed] = [createEvent(), createEvent()];
  const model = requestForm<RequestTerms, { amount: number | null }, { amount: number }>({
    kind,
    async load() {
      server.loads += 1;
      return {
        currency: 'KRW',
        amounts: { min: 10_000, max: 100_000, unit: 10_000 },
        turnover: { required: 0, done: 0, rest: 0, held: [] },
        refusals: [],
        open: server.isDecided ? null : request(),
      };
    },
    send: async () => request(),
    cancel(_api, id) {
      server.cancelled.push(id);
      return Promise.reject(makeProblemError('INVALID_STATE'));
    },
    cancelText: '취소하시겠습니까?',
    initial: { amount: null },
    schema: (terms) => z.object({ amount: requestAmount(kind, terms) }),
    body: ({ amount }) => ({ amount }),
  });
  const page = createRequestPage({ model, opened, closed });
  const api = createFakeApi({
    [`GET ${path}`]: () => ({ body: { data: [request()], nextCursor: null } }),
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(opened, { scope });
  const change = { kind: 'request' as const, id: 'req_1', state: decision, reason: null };
  const stream = (type: string) =>
    allSettled(streamApplied, {
      scope,
      params: {
        snapshots: [],
        deltas: [
          { type: 'delta', topic: 'me', seq: 2, prevSeq: 1, at: 0, changes: [{ ...change, type }] },
        ],
      },
    });
  return { scope, server, page, model, stream, close: () => allSettled(closed, { scope }) };
}

it.each(kinds)('shows a decision of staff on a $kind in terms and history', async (one) => {
  const { scope, server, page, stream } = await openPage(one);
  expect(scope.getState(page.terms.$data)?.open?.state).toBe('checking');
  server.isDecided = true;
  await stream(one.kind);
  expect(scope.getState(page.terms.$data)?.open).toBeNull();
  expect(scope.getState(page.history.$items)?.[0]?.state).toBe(one.decision);
});

it('asks for nothing because of other requests, or after it was left', async () => {
  const { server, stream, close } = await openPage(kinds[0]);
  await stream('signup');
  expect(server.loads).toBe(1);
  await close();
  await stream('deposit');
  expect(server.loads).toBe(1);
});

it('takes one back once that is confirmed, and shows it as it is where staff was faster', async () => {
  const { scope, server, model } = await openPage(kinds[0]);
  const toasts = watchCalls(scope, toastShown);
  const cancel = () => allSettled(model.cancelling.start, { scope, params: 'req_deposit' });
  const settled = cancel();
  expect(scope.getState($alert)?.text).toBe('취소하시겠습니까?');
  await answerQuestion(scope, settled, false);
  expect([toasts, server.loads, server.cancelled]).toEqual([[], 1, []]);
  await answerQuestion(scope, cancel());
  expect(toasts).toEqual([{ text: '이미 처리 중인 신청은 취소하실 수 없습니다.', tone: 'danger' }]);
  expect([server.loads, server.cancelled]).toEqual([2, ['req_deposit']]);
});

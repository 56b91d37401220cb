import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import { $api, createFakeApi, type FakeCall, makeProblem, offline } from '@/shared/api/testing';
import { allAlertsClosed, alertShown } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { settlements } from './api';
import { pageClosed, pageOpened } from './events';
import { makePeriod, makeSettlement, makeTerms } from './lib/sample-settlements';
import { requesting, terms } from './model';

type Answer = object | (() => never);

async function openPage(kind: Dto<'SettlementKind'> | null, answers: Answer[] = []) {
  const sent: { key: string | null; body: unknown }[] = [];
  const calls: string[] = [];
  const api = createFakeApi({
    'GET /calculate/sports': () => {
      calls.push('terms');
      return { body: makeTerms() };
    },
    'GET /calculate': ({ path }: FakeCall) => {
      calls.push(new URL(path, 'http://x').searchParams.get('kind') ?? 'all');
      return { body: { data: [makeSettlement()], nextCursor: null } };
    },
    'POST /calculate/sports': ({ headers, body }: FakeCall) => {
      sent.push({ key: headers.get('idempotency-key'), body });
      const answer = answers.shift() ?? { status: 201, body: makeSettlement() };
      return typeof answer === 'function' ? answer() : answer;
    },
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(pageOpened, { scope, params: kind });
  const toasts = watchCalls(scope, toastShown);
  const alerts = watchCalls(scope, alertShown);
  async function send(isConfirmed = true) {
    await allSettled(allAlertsClosed, { scope });
    const { kind: termsKind, currency } = makeTerms();
    const period = makePeriod();
    const params = { kind: termsKind, from: period.from, about: { currency, ...period } };
    await answerQuestion(scope, allSettled(requesting.start, { scope, params }), isConfirmed);
  }
  return { scope, sent, calls, toasts, alerts, send };
}

it('lists all kinds on the overview, and asks for no terms', async () => {
  const { calls } = await openPage(null);
  expect(calls).toEqual(['all']);
});

it('requests a week once it was confirmed, and shows what is then', async () => {
  const { sent, calls, toasts, send } = await openPage('sports');
  await send(false);
  expect(sent).toEqual([]);
  await send();
  expect(sent).toEqual([{ key: expect.any(String), body: { from: makePeriod().from } }]);
  expect(toasts).toContainEqual({ text: '정산신청이 접수되었습니다.', tone: 'success' });
  expect(calls.sort()).toEqual(['sports', 'sports', 'terms', 'terms']);
});

it('says that another device was first', async () => {
  const { alerts, calls, send } = await openPage('sports', [makeProblem('INVALID_STATE')]);
  await send();
  expect(alerts.at(-1)).toEqual({ text: '이미 신청한 기간입니다.' });
  expect(calls.filter((one) => one === 'terms')).toHaveLength(2);
});

it('sends what had no answer again under the same key', async () => {
  const { sent, alerts, send } = await openPage('sports', [offline]);
  await send();
  expect(alerts.at(-1)).toEqual({ text: expect.stringContaining('한 번만 신청됩니다.') });
  await send();
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

it('forgets all with the page', async () => {
  const { scope } = await openPage('sports');
  await allSettled(pageClosed, { scope });
  expect(scope.getState(terms.$data)).toBeNull();
  expect(scope.getState(settlements.$items)).toBeNull();
});

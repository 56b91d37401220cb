import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $member, sessionLost } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { streamApplied } from '@/shared/api';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { makeConfirming, makePartial, type makePayment, makeTetherTerms } from '../testing';
import {
  $isAnotherOpen,
  $isConfirming,
  $origin,
  anotherWanted,
  confirmed,
  declined,
  deposit,
  registering,
} from './deposit';
import { $listed, taking, terms } from './payment';

const { form, opened, closed, sending } = deposit;

const url = 'https://pay.example.com/deposit/5k0w3e7u';

async function openForm({ named = url, open = [] as ReturnType<typeof makePayment>[] } = {}) {
  const calls: string[] = [];
  const sent: { amount: number; url: string; clientKey: string }[] = [];
  const answers: (object | (() => never))[] = [];
  const listed = { open };
  const api = createFakeApi({
    'GET /charge/crypto': () => {
      calls.push('terms');
      return { body: makeTetherTerms({ open: listed.open }) };
    },
    'GET /charge/crypto/history': () => ({
      body: { data: [makeConfirming({ confirmations: 0 })], nextCursor: null },
    }),
    'GET /charge/tetherDepositUrl': ({ path }: FakeCall) => {
      calls.push(`url ${new URL(path, 'http://localhost').searchParams.get('amount')}`);
      return { body: { url: named } };
    },
    'POST /charge/cryptoDeposit': ({ body }: FakeCall) => {
      sent.push(body as (typeof sent)[number]);
      const answer = answers.shift() ?? { status: 201, body: { id: 'tet_1' } };
      return typeof answer === 'function' ? answer() : answer;
    },
    'POST /charge/crypto/tet_2/take': makeProblem('INVALID_STATE'),
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [$origin, 'http://localhost:4000'],
      [$member, makeMember()],
    ],
  });
  await allSettled(opened, { scope });
  const fill = (value: number | null) =>
    allSettled(form.changed, { scope, params: { name: 'amount', value } });
  const submit = async (cents: number | null) => {
    await fill(cents);
    await allSettled(form.submitted, { scope });
  };
  const amount = () => scope.getState(form.$values).amount;
  return { scope, calls, sent, answers, listed, fill, submit, amount };
}

const offline = () => {
  throw new TypeError('fetch failed');
};

it('names an address for the amount, and registers it once it is confirmed', async () => {
  const { scope, calls, sent, submit, amount } = await openForm();
  await submit(15_000);
  expect(calls).toContain('url 150.00');
  expect(scope.getState($isConfirming)).toBe(true);
  expect(sent).toEqual([]);
  await allSettled(confirmed, { scope });
  expect(sent).toEqual([
    { amount: 15_000, url, clientKey: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ]);
  expect([amount(), scope.getState($isConfirming)]).toEqual([null, false]);
});

it('registers nothing that was declined', async () => {
  const { scope, sent, submit, amount } = await openForm();
  await submit(15_000);
  await allSettled(declined, { scope });
  await allSettled(confirmed, { scope });
  expect(sent).toEqual([]);
  expect(amount()).toBe(15_000);
});

it.each([
  ['http://pay.example.com/deposit/5k0w3e7u', false],
  ['javascript:alert(1)', false],
  ['nonsense', false],
  ['http://localhost:4000/pay/tether/x', true],
  ['http://127.0.0.1:9/pay/tether/x', true],
])('of an address like %s it says whether it is secure', async (named, isSecure) => {
  const { scope, submit } = await openForm({ named });
  await submit(15_000);
  expect(scope.getState($isConfirming)).toBe(isSecure);
  expect(scope.getState(sending.$refusals)).toEqual(isSecure ? [] : [{ code: 'INSECURE_URL' }]);
});

it.each([
  [null, '금액을 입력해주세요.'],
  [500, '최소 충전금액은 10 USDT입니다.'],
  [10_000_100, '최대 충전금액은 100,000 USDT입니다.'],
  [1_050, '1 USDT 단위로 신청해주세요.'],
])('asks for no address of %s cents', async (cents, fault) => {
  const { scope, calls, submit } = await openForm();
  expect(scope.getState(form.$errors)).toEqual({});
  await submit(cents);
  expect(scope.getState(form.$errors).amount).toBe(fault);
  expect(calls).toEqual(['terms']);
});

it('sends what has no answer again, with its address and key', async () => {
  const { scope, calls, sent, answers, submit } = await openForm();
  answers.push(offline);
  await submit(15_000);
  await allSettled(confirmed, { scope });
  expect(scope.getState(registering.$failure)).not.toBeNull();
  await allSettled(form.submitted, { scope });
  await allSettled(confirmed, { scope });
  expect(sent[1]).toEqual(sent[0]);
  expect(calls.filter((call) => call.startsWith('url'))).toHaveLength(1);
});

it('takes another address after a refusal', async () => {
  const { scope, calls, sent, answers, submit } = await openForm();
  answers.push(makeProblem('REQUEST_REFUSED', { refusals: [{ code: 'INSECURE_URL' as const }] }));
  await submit(15_000);
  await allSettled(confirmed, { scope });
  expect(scope.getState(sending.$refusals)).toEqual([{ code: 'INSECURE_URL' }]);
  await allSettled(form.submitted, { scope });
  expect(scope.getState(sending.$refusals)).toEqual([]);
  await allSettled(confirmed, { scope });
  expect(calls.filter((call) => call.startsWith('url'))).toHaveLength(2);
  expect(sent[1]?.clientKey).not.toBe(sent[0]?.clientKey);
});

it('says at the amount what the server has against it, until it is another', async () => {
  const { scope, answers, fill, submit } = await openForm();
  const refusals = [{ code: 'AMOUNT_TOO_SMALL' as const, limit: 20_000 }];
  answers.push(makeProblem('REQUEST_REFUSED', { refusals }));
  await submit(15_000);
  await allSettled(confirmed, { scope });
  expect(scope.getState(form.$errors).amount).toBe('최소 충전금액은 200 USDT입니다.');
  expect(scope.getState(sending.$refusals)).toEqual([]);
  await fill(25_000);
  expect(scope.getState(form.$errors)).toEqual({});
});

it('reads the blocks of coins that have come every third second, and of nothing else', async () => {
  const { scope, calls, listed } = await openForm();
  const tick = (seconds: number) => allSettled($now, { scope, params: seconds * 1000 });
  await tick(3);
  expect(calls).toEqual(['terms']);
  listed.open = [makeConfirming({ confirmations: 7 })];
  await allSettled(terms.refresh, { scope });
  for (const seconds of [4, 5, 6, 7]) await tick(seconds);
  expect(calls).toEqual(['terms', 'terms', 'terms']);
  expect(scope.getState($listed)?.[0]?.confirmations).toBe(7);
});

it('follows a switch of staff and a step of the deposit, not other requests', async () => {
  const { scope, calls } = await openForm();
  const me = (type: string) => ({
    type: 'delta' as const,
    topic: 'me' as const,
    seq: 2,
    prevSeq: 1,
    at: 0,
    changes: [{ kind: 'request' as const, id: 'tet_1', type, state: 'credited', reason: null }],
  });
  const streamed = (delta: ReturnType<typeof me>) =>
    allSettled(streamApplied, { scope, params: { snapshots: [], deltas: [delta] } });
  await streamed(me('deposit'));
  expect(calls).toEqual(['terms']);
  await streamed(me('tetherDeposit'));
  expect(calls).toEqual(['terms', 'terms']);
  const setting = {
    siteNoticeFlg: false,
    joinStartEndFlg: false,
    tetherMaintenanceFlag: 1 as const,
  };
  await allSettled(streamApplied, {
    scope,
    params: {
      snapshots: [],
      deltas: [
        {
          type: 'delta',
          topic: 'site',
          seq: 2,
          prevSeq: 1,
          at: 0,
          changes: [{ kind: 'setting', ...setting }],
        },
      ],
    },
  });
  expect(calls).toEqual(['terms', 'terms', 'terms']);
});

it('shows a payment in part as it is where it cannot be taken any more', async () => {
  const { scope, calls } = await openForm({ open: [makePartial()] });
  const toasts = watchCalls(scope, toastShown);
  await allSettled(taking.start, { scope, params: 'tet_2' });
  expect(toasts).toMatchObject([{ tone: 'danger' }]);
  expect(calls).toEqual(['terms', 'terms']);
});

it('forgets everything when the page is left', async () => {
  const { scope, submit, amount } = await openForm();
  await submit(15_000);
  await allSettled(closed, { scope });
  expect([amount(), scope.getState($isConfirming)]).toEqual([null, false]);
  expect(scope.getState(terms.$data)).toBeNull();
});

it('has the amount of another deposit again, in its dialog, after a session that ended', async () => {
  const { scope, fill, amount } = await openForm();
  await allSettled(anotherWanted, { scope });
  await fill(20_000);
  await allSettled(sessionLost, { scope, params: 'expired' });
  await allSettled(closed, { scope });
  await allSettled($member, { scope, params: makeMember() });
  await allSettled(opened, { scope });
  expect([scope.getState($isAnotherOpen), amount()]).toEqual([true, 20_000]);
});

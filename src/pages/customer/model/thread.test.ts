import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $member, sessionLost } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { accountAsking } from '@/entities/money-request';
import { streamApplied } from '@/shared/api';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { answered, inquiryRows, makeInquiry } from '../lib/sample-inquiries';
import { list } from './list';
import { asking, closing, form, thread, withdrawing } from './thread';

type Answers = Parameters<typeof createFakeApi>[0];

async function open(answers: Answers = {}, member: object | null = memberKinds.ordinary) {
  const calls: string[] = [];
  const table: Answers = {
    'GET /customer': { body: { data: inquiryRows, nextCursor: null } },
    'GET /customer/inq_3': { body: answered },
    'GET /customer/inq_5': { body: makeInquiry({ id: 'inq_5' }) },
    'POST /charge/account': { status: 202, body: { received: true } },
    ...answers,
  };
  const noted = Object.entries(table).map(([key, answer]) => [
    key,
    (call: FakeCall) => {
      calls.push(`${call.method} ${call.path}`);
      return typeof answer === 'function' ? answer(call) : answer;
    },
  ]);
  const values = [
    [$api, createFakeApi(Object.fromEntries(noted))],
    [$member, member],
  ] as const;
  const scope = makeScope({ values });
  const go = (unit: typeof pageOpened, id?: string, state: 'all' | 'answered' = 'all') =>
    allSettled(unit, {
      scope,
      params: { params: id === undefined ? {} : { id }, search: { state } },
    });
  const type = (value: string) =>
    allSettled(form.changed, { scope, params: { name: 'text', value } });
  const stream = (change: object) => {
    const delta = { topic: 'me', seq: 2, prevSeq: 1, changes: [change] };
    return allSettled(streamApplied, {
      scope,
      params: { snapshots: [], deltas: [delta] } as never,
    });
  };
  const since = () => calls.splice(0);
  return { scope, go, type, stream, since, led: watchCalls(scope, navigationRequested) };
}

describe('the list', () => {
  it('is of the state that the address names, and stays while a question is opened', async () => {
    const { scope, go, since } = await open();
    await go(pageOpened);
    await go(pageSearchChanged, undefined, 'answered');
    expect(since()).toEqual(['GET /customer?limit=30', 'GET /customer?limit=30&state=answered']);
    await allSettled(pageClosed, { scope });
    expect(scope.getState(list.$items)).toHaveLength(4);
    await go(pageOpened, 'inq_3', 'answered');
    expect(since().sort()).toEqual([
      'GET /customer/inq_3',
      'GET /customer?limit=30&state=answered',
    ]);
    await allSettled(sessionLost, { scope, params: 'logout' });
    expect(scope.getState(list.$items)).toBeNull();
  });

  it('is not requested by a guest, but once one has logged in', async () => {
    const { scope, go, since } = await open({}, null);
    await go(pageOpened);
    expect(since()).toEqual([]);
    await allSettled($member, { scope, params: memberKinds.ordinary });
    expect(since()).toEqual(['GET /customer?limit=30']);
  });

  it('has the question about the account as soon as it was asked', async () => {
    const { scope, go, since } = await open();
    await go(pageOpened);
    since();
    await allSettled(accountAsking.start, { scope });
    expect(since()).toEqual(['POST /charge/account', 'GET /customer?limit=30']);
  });
});

it('shows what staff does as it happens, and nothing else of the member', async () => {
  const { go, stream, since } = await open();
  await go(pageOpened, 'inq_3');
  since();
  await stream({ kind: 'unread', count: 1 });
  expect(since()).toEqual([]);
  await stream({ kind: 'inquiry', id: 'inq_3', state: 'answered' });
  expect(since().sort()).toEqual(['GET /customer/inq_3', 'GET /customer?limit=30']);
});

describe('asking further', () => {
  it('sends what was typed without the blanks around it, and shows it', async () => {
    const bodies: unknown[] = [];
    const { scope, go, type, since } = await open({
      'POST /customer/inq_3/line': ({ body }: FakeCall) => {
        bodies.push(body);
        return { body: { ...answered, state: 'open', closesAt: null } };
      },
    });
    await go(pageOpened, 'inq_3');
    await type(' 가 ');
    await allSettled(form.submitted, { scope });
    expect(bodies).toEqual([]);
    await type(' 감사합니다. ');
    since();
    await allSettled(form.submitted, { scope });
    expect(bodies).toEqual([{ text: '감사합니다.' }]);
    expect(scope.getState(form.$values).text).toBe('');
    expect(since()).toContain('GET /customer/inq_3');
  });

  it.each([
    [makeProblem('RATE_LIMITED'), '문의는 1분 30초 후에 다시 하실 수 있습니다.'],
    [makeProblem('INVALID_STATE'), '문의 상태가 바뀌었습니다. 다시 확인해주세요.'],
  ])('keeps what was typed when it is refused, and says why', async (refusal, text) => {
    const { scope, go, type } = await open({ 'POST /customer/inq_3/line': refusal });
    const alerts = watchCalls(scope, alertShown);
    await go(pageOpened, 'inq_3');
    await type('감사합니다.');
    await allSettled(form.submitted, { scope });
    expect(alerts).toEqual([{ text }]);
    expect(scope.getState(form.$values).text).toBe('감사합니다.');
    expect(scope.getState(asking.$isPending)).toBe(false);
  });

  it('keeps what was typed about each question', async () => {
    const { scope, go, type } = await open();
    await go(pageOpened, 'inq_3');
    await type('감사합니다.');
    await go(pageSearchChanged, 'inq_5');
    expect(scope.getState(form.$values).text).toBe('');
    await go(pageSearchChanged, 'inq_3');
    expect(scope.getState(form.$values).text).toBe('감사합니다.');
  });
});

it.each([true, false])('ends a question once that is confirmed (%s)', async (isConfirmed) => {
  const { scope, go, since } = await open({
    'POST /customer/inq_3/close': { body: { ...answered, state: 'closed', closesAt: null } },
  });
  await go(pageOpened, 'inq_3');
  since();
  await answerQuestion(scope, allSettled(closing.start, { scope, params: 'inq_3' }), isConfirmed);
  expect(since().includes('POST /customer/inq_3/close')).toBe(isConfirmed);
});

it('takes a question back and leads to the list; one that was taken up is shown as it is', async () => {
  const taken = await open({ 'DELETE /customer/inq_5': makeProblem('INVALID_STATE') });
  await taken.go(pageOpened, 'inq_5');
  taken.since();
  const start = ({ scope }: typeof taken) =>
    answerQuestion(scope, allSettled(withdrawing.start, { scope, params: 'inq_5' }));
  await start(taken);
  expect(taken.since()).toContain('GET /customer/inq_5');
  expect(taken.led).toEqual([]);
  const free = await open({ 'DELETE /customer/inq_5': { status: 204 } });
  await free.go(pageOpened, 'inq_5');
  await start(free);
  expect(free.led).toEqual([{ to: '/customer', replace: true }]);
});

it('says that there is no such question', async () => {
  const { scope, go } = await open({ 'GET /customer/inq_3': makeProblem('NOT_FOUND') });
  await go(pageOpened, 'inq_3');
  expect(scope.getState(thread.$isMissing)).toBe(true);
});

import { allSettled, type Scope } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { sessionLost } from '@/entities/member';
import { makeProblem } from '@/shared/api/testing';
import { $alert, alertAnswered, alertShown } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { everyOutcome, scopeOf, sent } from '../lib/sample-rewards';
import {
  $named,
  checking,
  form,
  joinedRequested,
  memberChosen,
  RewardGate,
  type RewardValues,
} from './form';
import { $plan, payClicked, rewardsPaid } from './rewards';

const typed = { members: 'hangang77\n dokdo01, hangang77', amount: '10,000', reason: '당첨자' };
const order = {
  members: ['hangang77', 'dokdo01'],
  account: 'points',
  amount: 10_000,
  amountUsd: null,
  reason: '당첨자',
};

async function open(answers: Parameters<typeof scopeOf>[0] = {}) {
  const scope = scopeOf(answers);
  const look = (eventId: number) => allSettled(RewardGate.open, { scope, params: { eventId } });
  await look(5);
  const alerts = watchCalls(scope, alertShown);
  const toasts = watchCalls(scope, toastShown);
  const fill = async (values: Partial<RewardValues>) => {
    for (const name of form.names)
      if (name in values)
        await allSettled(form.changed, { scope, params: { name, value: values[name] ?? '' } });
  };
  const check = () => allSettled(form.submitted, { scope });
  return { scope, look, fill, check, alerts, toasts };
}

const pay = (scope: Scope, isConfirmed = true) =>
  answerQuestion(scope, allSettled(payClicked, { scope }), isConfirmed);

it('shows what would become of each before it pays, and pays what was shown', async () => {
  const { scope, fill, check, toasts } = await open();
  const paid = watchCalls(scope, rewardsPaid);
  await fill(typed);
  expect(scope.getState($named)).toBe(2);
  await check();
  const { reason: _reason, ...list } = order;
  expect(sent).toEqual([{ call: 'check', body: list, key: null }]);
  expect(scope.getState($plan)).toMatchObject({ result: everyOutcome, isPaid: false });
  await pay(scope, false);
  expect(sent).toHaveLength(1);
  const questions = watchCalls(scope, $alert);
  await pay(scope);
  expect(questions.at(0)?.text).toBe(
    '3명에게 모두 30,000P 지급합니다.\n이 중 1명은 다른 관리자의 2차 승인을 받아야 지급됩니다.',
  );
  expect(scope.getState($plan)?.isPaid).toBe(true);
  expect(sent[1]).toMatchObject({ call: 'pay', body: order });
  expect(sent[1]?.key).toMatch(/^.{8,}$/);
  expect(scope.getState(form.$values).members).toBe('');
  expect(paid).toHaveLength(1);
  expect(toasts).toContainEqual({
    text: '2명에게 지급했습니다. 1명은 2차 승인을 기다립니다.',
    tone: 'success',
  });
  // What is paid is not paid by another press.
  await allSettled(payClicked, { scope });
  expect(sent).toHaveLength(2);
});

it('forgets what it showed when something else is typed, but not when a member is looked for', async () => {
  const { scope, fill, check } = await open();
  await fill(typed);
  await check();
  await fill({ who: '한강' });
  expect(scope.getState($plan)).not.toBeNull();
  await fill({ amount: '20000' });
  expect(scope.getState($plan)).toBeNull();
});

it('shows no answer about what is not typed any more', async () => {
  let answer: (value: { body: object }) => void = () => undefined;
  const { scope, fill } = await open({
    'POST /admin/event/5/reward/preview': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await fill(typed);
  void allSettled(form.submitted, { scope });
  await vi.waitFor(() => expect(scope.getState(checking.$isPending)).toBe(true));
  void allSettled(form.changed, { scope, params: { name: 'members', value: 'busan51' } });
  answer({ body: everyOutcome });
  await allSettled(scope);
  expect(scope.getState($plan)).toBeNull();
});

it('sends the same list under the same key where there was no answer', async () => {
  const failures = [new TypeError('fetch failed')];
  const { scope, fill, check, alerts } = await open({
    'POST /admin/event/5/reward': ({ body, headers }) => {
      sent.push({ call: 'pay', body, key: headers.get('idempotency-key') });
      const failure = failures.pop();
      if (failure) throw failure;
      return { body: everyOutcome };
    },
  });
  await fill(typed);
  await check();
  await pay(scope);
  expect(alerts).toHaveLength(1);
  const alertId = scope.getState($alert)?.id ?? '';
  await allSettled(alertAnswered, { scope, params: { id: alertId, isConfirmed: true } });
  expect(scope.getState($plan)?.isPaid).toBe(false);
  await pay(scope);
  expect(scope.getState($plan)?.isPaid).toBe(true);
  const keys = sent.filter(({ call }) => call === 'pay').map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

it.each([
  [{ members: ' \n' }, 'members', '지급할 회원을 입력해주세요.'],
  [
    { members: Array.from({ length: 1001 }, (_none, n) => `member${n}`).join('\n') },
    'members',
    '한 번에 1,000명까지 지급할 수 있습니다. 나누어 지급해주세요.',
  ],
  [
    { members: 'a'.repeat(41) },
    'members',
    '40자가 넘는 아이디가 있습니다. 한 줄에 하나씩 입력해주세요.',
  ],
  [{ amount: '0' }, 'amount', '1부터 100,000,000까지 입력해주세요.'],
  [{ amount: '100000001' }, 'amount', '1부터 100,000,000까지 입력해주세요.'],
  [{ account: 'money', amount: '' }, 'amount', '원화와 달러 중 하나 이상 입력해주세요.'],
  [
    { account: 'money', amountUsd: '1.005' },
    'amountUsd',
    '0.01부터 1,000,000.00까지 입력해주세요.',
  ],
  [{ reason: ' ' }, 'reason', '사유를 2자 이상 입력해주세요.'],
] as const)('sends nothing with %j', async (wrong, field, text) => {
  const { scope, fill, check } = await open();
  await fill({ ...typed, ...wrong });
  await check();
  expect(sent).toEqual([]);
  expect(scope.getState(form.$errors)).toEqual({ [field]: text });
});

it('gives money in each currency, and none where the field is empty', async () => {
  const { fill, check } = await open();
  await fill({ ...typed, account: 'money', amount: '', amountUsd: '3.5' });
  await check();
  expect(sent).toMatchObject([{ body: { account: 'money', amount: null, amountUsd: 350 } }]);
  // Dollars that were typed before do not go with points.
  await fill({ account: 'points', amount: '5' });
  await check();
  expect(sent[1]).toMatchObject({ body: { account: 'points', amount: 5, amountUsd: null } });
});

it('adds who was found to the list, and clears the search', async () => {
  const { scope, fill } = await open();
  await fill({ members: 'dokdo01', who: '한강' });
  await allSettled(memberChosen, { scope, params: 'hangang77' });
  expect(scope.getState(form.$values)).toMatchObject({ members: 'dokdo01\nhangang77', who: '' });
});

it('keeps what was typed about each event, until the session ends', async () => {
  const { scope, look, fill } = await open();
  await fill(typed);
  await look(6);
  expect(scope.getState(form.$values).members).toBe('');
  await look(5);
  expect(scope.getState(form.$values).members).toBe(typed.members);
  await allSettled(sessionLost, { scope, params: 'logout' });
  await look(6);
  await look(5);
  expect(scope.getState(form.$values).members).toBe('');
});

it('says that the event is gone', async () => {
  const { fill, check, alerts } = await open({
    'POST /admin/event/5/reward/preview': makeProblem('NOT_FOUND'),
  });
  await fill(typed);
  await check();
  expect(alerts).toEqual([{ text: '이미 삭제된 이벤트입니다. 목록을 새로 불러와 주세요.' }]);
});

describe('those who have joined', () => {
  const makeJoined = (n: number, isRewarded = false) => ({
    memberId: `mem_${n}`,
    userId: `member${n}`,
    nickname: '한강바람',
    level: 3,
    joinedAt: 1,
    isRewarded,
  });

  async function load(answers: Parameters<typeof scopeOf>[0]) {
    const opened = await open(answers);
    await opened.fill({ members: 'dokdo01 member1' });
    await allSettled(joinedRequested, { scope: opened.scope });
    return { ...opened, members: opened.scope.getState(form.$values).members.split('\n') };
  }

  it('are named page after page, without those who have a reward', async () => {
    const { members, toasts } = await load({
      'GET /admin/event/5/joined': ({ path }) =>
        path.includes('cursor=next')
          ? { body: { data: [makeJoined(3)], nextCursor: null } }
          : { body: { data: [makeJoined(1), makeJoined(2, true)], nextCursor: 'next' } },
    });
    expect(members).toEqual(['dokdo01', 'member1', 'member3']);
    expect(toasts).toEqual([{ text: '참여자 2명을 불러왔습니다.', tone: 'success' }]);
  });

  it('are a thousand at most', async () => {
    let pages = 0;
    const { members, toasts } = await load({
      'GET /admin/event/5/joined': () => {
        pages += 1;
        const data = Array.from({ length: 500 }, (_none, n) => makeJoined(pages * 500 + n));
        return { body: { data, nextCursor: 'next' } };
      },
    });
    expect([members.length, pages]).toEqual([1000, 3]);
    expect(toasts).toMatchObject([{ text: expect.stringContaining('나머지를 다시') }]);
  });

  it('may be none', async () => {
    const { members, toasts } = await load({
      'GET /admin/event/5/joined': { body: { data: [], nextCursor: null } },
    });
    expect(members).toEqual(['dokdo01 member1']);
    expect(toasts).toEqual([{ text: '보상을 받지 않은 참여자가 없습니다.', tone: 'neutral' }]);
  });
});

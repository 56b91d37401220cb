import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi, type FakeCall, makeProblem, offline } from '@/shared/api/testing';
import { allAlertsClosed, alertShown } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { coupons } from './api';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { makeCoupon, makeOutcome } from './lib/sample-coupons';
import { $code, $codeError, codeChanged, registerClicked, using } from './model';

type Answer = object | (() => never);

async function openPage({ uses = [], codes = [] }: { uses?: Answer[]; codes?: Answer[] } = {}) {
  const keys: (string | null)[] = [];
  const sentCodes: unknown[] = [];
  const lists: string[] = [];
  const answerOf = (answers: Answer[], usual: object) => {
    const answer = answers.shift() ?? { body: usual };
    return typeof answer === 'function' ? answer() : answer;
  };
  const api = createFakeApi({
    'GET /coupon': ({ path }: FakeCall) => {
      lists.push(new URL(path, 'http://x').searchParams.get('state') ?? '');
      return { body: { data: [makeCoupon()], nextCursor: null } };
    },
    'POST /coupon/cpn_1/use': ({ headers }: FakeCall) => {
      keys.push(headers.get('idempotency-key'));
      return answerOf(uses, makeOutcome());
    },
    'POST /coupon/register': ({ body }: FakeCall) => {
      sentCodes.push(body);
      return answerOf(codes, makeOutcome({ state: 'issued' }));
    },
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(pageOpened, { scope, params: { params: {}, search: { state: 'issued' } } });
  const toasts = watchCalls(scope, toastShown);
  const alerts = watchCalls(scope, alertShown);
  async function use(isConfirmed = true) {
    await allSettled(allAlertsClosed, { scope });
    const settled = allSettled(using.start, {
      scope,
      params: { id: 'cpn_1', about: makeCoupon() },
    });
    await answerQuestion(scope, settled, isConfirmed);
  }
  async function register(code: string) {
    await allSettled(codeChanged, { scope, params: code });
    await allSettled(registerClicked, { scope });
  }
  return { scope, keys, sentCodes, lists, toasts, alerts, use, register };
}

it('uses a coupon once it was confirmed, and says what it gave', async () => {
  const { keys, lists, toasts, use } = await openPage();
  await use(false);
  expect(keys).toEqual([]);
  await use();
  expect(keys).toHaveLength(1);
  expect(toasts).toContainEqual({
    text: '쿠폰을 사용하여 5,000P가 지급되었습니다.',
    tone: 'success',
  });
  expect(lists).toEqual(['issued', 'issued']);
});

it('says that another device has used it already', async () => {
  const { alerts, toasts, use } = await openPage({
    uses: [{ body: makeOutcome({ isRepeat: true }) }],
  });
  await use();
  expect(toasts).toEqual([]);
  expect(alerts).toContainEqual({ text: expect.stringContaining('이미 사용된 쿠폰입니다.') });
});

it('sends what had no answer again under the same key, and says when it expired', async () => {
  const { keys, alerts, use } = await openPage({ uses: [offline, makeProblem('INVALID_STATE')] });
  await use();
  expect(alerts.at(-1)).toEqual({ text: expect.stringContaining('한 번만 지급됩니다.') });
  await use();
  expect(keys[1]).toBe(keys[0]);
  expect(alerts.at(-1)).toEqual({ text: '기간이 만료되었거나 회수된 쿠폰입니다.' });
});

it('registers a code, and keeps one that is refused', async () => {
  const { scope, sentCodes, toasts, register } = await openPage({
    codes: [makeProblem('NOT_FOUND'), makeProblem('INVALID_STATE')],
  });
  await register('ab');
  expect(sentCodes).toEqual([]);
  expect(scope.getState($codeError)).toContain('4~20자');
  await register('NOPE-1');
  expect(scope.getState($codeError)).toContain('등록되지 않은');
  expect(scope.getState($code)).toBe('NOPE-1');
  await register('OVER-1');
  expect(scope.getState($codeError)).toContain('소진');
  await register(' HANPAN-2024 ');
  expect(sentCodes.at(-1)).toEqual({ code: 'HANPAN-2024' });
  expect(scope.getState($code)).toBe('');
  expect(toasts).toContainEqual({
    text: '신규 회원 포인트 쿠폰이 등록되었습니다.',
    tone: 'success',
  });
});

it('says that the member has stopped playing, at both doors', async () => {
  const until = Date.UTC(2024, 10, 18, 3);
  const stopped = (code: 'SELF_EXCLUDED' | 'ON_BREAK') =>
    makeProblem('REQUEST_REFUSED', { refusals: [{ code, until }] });
  const { scope, alerts, use, register } = await openPage({
    uses: [stopped('SELF_EXCLUDED')],
    codes: [stopped('ON_BREAK')],
  });
  await use();
  expect(alerts.at(-1)).toEqual({
    text: '자가 이용 제한 중입니다. 2024년 11월 18일 12:00까지 베팅과 충전을 하실 수 없고, 환전은 하실 수 있습니다.',
  });
  await register('HANPAN-2024');
  expect(scope.getState($codeError)).toBe(
    '휴식 중입니다. 2024년 11월 18일 12:00까지 베팅과 충전을 하실 수 없고, 환전은 하실 수 있습니다.',
  );
});

it('lists the state of the address, and forgets all with the page', async () => {
  const { scope, lists } = await openPage();
  await allSettled(pageSearchChanged, {
    scope,
    params: { params: {}, search: { state: 'used' } },
  });
  expect(lists).toEqual(['issued', 'used']);
  await allSettled(pageClosed, { scope });
  expect(scope.getState(coupons.$items)).toBeNull();
});

import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import {
  $expiresAt,
  $member,
  loggedIn,
  logoutClicked,
  memberArrived,
  sessionLost,
} from '@/entities/member';
import { $session } from '@/entities/member/testing';
import { settingRequested } from '@/entities/setting';
import { $token } from '@/shared/api';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $alert, alertAnswered } from '@/shared/lib/alerts';
import { $now } from '@/shared/lib/clock';
import { $dialog } from '@/shared/lib/dialogs';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { $place, navigationRequested } from '@/shared/routes';
import { appStarted, leaveSiteFx, unreadGateMet } from './session';

const member: Dto<'Member'> = {
  id: 'mem_1',
  userId: 'member01',
  nickname: '한판',
  nickName: '한판',
  isLogin: true,
  level: 3,
  emoney: 1_000_000,
  point: 50_000,
  currency: 'KRW',
  type: 1,
  role: 0,
  withdrawalType: 0,
  tendency: 0,
  tetherSignupFlag: 0,
  unreadCount: 0,
  lastLoginAt: null,
  sessionExpiresAt: 1_800_000,
};
const login: Dto<'LoginAnswer'> = { token: 'token-1', expiresAt: 1_800_000, member };

async function loggedInScope(handlers: readonly (readonly [unknown, unknown])[] = []) {
  const api = createFakeApi({
    'GET /member/user': { body: member },
    'POST /member/logout': { status: 204 },
  });
  const values = [
    [$api, api],
    [$dialog, { name: 'userInfo' }],
    [$now, 1_000],
  ] as const;
  const scope = makeScope({ values, handlers });
  const navigations = watchCalls(scope, navigationRequested);
  const arrived = watchCalls(scope, memberArrived);
  await allSettled(loggedIn, { scope, params: login });
  return { scope, navigations, arrived };
}

test('login keeps the token and the end of the session, and the member arrives once', async () => {
  const { scope, arrived } = await loggedInScope();
  expect(scope.getState($session)).toEqual({ token: 'token-1', expiresAt: 1_800_000 });
  expect(scope.getState($member)?.isCoinOnly).toBe(false);
  expect(arrived).toHaveLength(1);
});

test('logout clears everything, closes the dialog and goes to login without a word', async () => {
  const { scope, navigations } = await loggedInScope();
  await allSettled(logoutClicked, { scope });
  expect(
    [$token, $expiresAt, $member, $dialog].map((store) => scope.getState<unknown>(store)),
  ).toEqual([null, null, null, null]);
  expect(navigations).toEqual([{ to: '/login' }]);
  expect(scope.getState($alert)).toBeNull();
});

test('logout works although the server is gone', async () => {
  const { scope } = await loggedInScope();
  const lost = makeScope({
    values: [
      [$token, 'token-1'],
      [$member, scope.getState($member)],
      [$api, createFakeApi({})],
    ],
  });
  await allSettled(logoutClicked, { scope: lost });
  expect(lost.getState($member)).toBeNull();
});

test.each([
  ['replaced', '다른 기기에서 로그인되어 로그아웃됩니다.'],
  ['expired', '로그인 세션이 만료되었습니다. 다시 로그인해주세요.'],
  ['blocked', '차단된 IP 주소입니다.'],
  ['broken', '예기치 못한 문제가 발생했습니다.'],
] as const)('a session that is %s says why and goes to login', async (reason, text) => {
  const { scope, navigations } = await loggedInScope();
  await allSettled(sessionLost, { scope, params: reason });
  expect(scope.getState($alert)?.text).toBe(text);
  expect(scope.getState($member)).toBeNull();
  expect(navigations.at(-1)).toEqual({ to: '/login' });
});

test('a session that ended because the site closed leads to maintenance, whatever it says', async () => {
  const { scope } = await loggedInScope();
  const requests = watchCalls(scope, settingRequested);
  await allSettled(sessionLost, { scope, params: 'maintenance' });
  expect(requests).toHaveLength(0);
  await allSettled(loggedIn, { scope, params: login });
  await allSettled(sessionLost, { scope, params: 'expired' });
  expect(requests).toHaveLength(1);
});

const boardHref = '/korea/cross?time=1795220000&sport=football';

test.each([
  ['expired', boardHref, '/login?redirect=%2Fkorea%2Fcross%3Ftime%3D1795220000%26sport%3Dfootball'],
  ['replaced', '/bet_result', '/login?redirect=%2Fbet_result'],
  ['signInAgain', '/charge', '/login?redirect=%2Fcharge'],
  ['expired', '/login?redirect=%2Fcharge', '/login'],
  ['logout', boardHref, '/login'],
] as const)('a session that is lost (%s) on %s goes to %s', async (reason, href, to) => {
  const scope = makeScope({ values: [[$place, { href, path: href, route: href }]] });
  const navigations = watchCalls(scope, navigationRequested);
  await allSettled(sessionLost, { scope, params: reason });
  expect(navigations).toEqual([{ to }]);
});

test('a session that is lost under an alert shows the reason alone', async () => {
  const { scope } = await loggedInScope();
  await allSettled(unreadGateMet, { scope });
  await allSettled(sessionLost, { scope, params: 'replaced' });
  expect(scope.getState($alert)?.text).toBe('다른 기기에서 로그인되어 로그아웃됩니다.');
  await allSettled(alertAnswered, {
    scope,
    params: { id: scope.getState($alert)?.id ?? '', isConfirmed: true },
  });
  expect(scope.getState($alert)).toBeNull();
});

test('406 leaves for a blank page and says nothing', async () => {
  const leave = vi.fn();
  const { scope, navigations } = await loggedInScope([[leaveSiteFx, leave]]);
  await allSettled(sessionLost, { scope, params: 'notAcceptable' });
  expect(leave).toHaveBeenCalledOnce();
  expect([navigations.length, scope.getState($alert)]).toEqual([0, null]);
});

test('maintenance logs out and leaves the way to the guard', async () => {
  const { scope, navigations } = await loggedInScope();
  await allSettled(sessionLost, { scope, params: 'maintenance' });
  expect(scope.getState($member)).toBeNull();
  expect(navigations).toEqual([]);
});

test('the unread gate says that a message has arrived', async () => {
  const scope = makeScope();
  await allSettled(unreadGateMet, { scope });
  expect(scope.getState($alert)?.text).toBe('쪽지가 도착했습니다. 확인 후 이용해주세요.');
});

test('settings that cannot be loaded say so in the words of the server or in ours', async () => {
  const failing = makeProblem('INTERNAL', { message: '잠시 후에' });
  const api = createFakeApi({
    'GET /setting/maintanace': failing,
    'GET /setting/autoLogoutMin': failing,
    'GET /settingSignUp': failing,
  });
  const words = makeScope({ values: [[$api, api]] });
  await allSettled(appStarted, { scope: words });
  const alert = words.getState($alert);
  expect(alert?.text).toBe('잠시 후에');
  // Once for the three.
  await allSettled(alertAnswered, {
    scope: words,
    params: { id: alert?.id ?? '', isConfirmed: true },
  });
  expect(words.getState($alert)).toBeNull();
  const unanswered = makeScope({ values: [[$api, createFakeApi({})]] });
  await allSettled(appStarted, { scope: unanswered });
  expect(unanswered.getState($alert)?.text).toBe(
    '문제가 발생했습니다. 시스템 관리자에게 문의해주세요.',
  );
});

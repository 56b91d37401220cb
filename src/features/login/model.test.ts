import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { loggedIn, loginRequested, signupRequested } from '@/entities/member';
import type { ApiError } from '@/shared/api';
import { makeProblemError } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { $dialog } from '@/shared/lib/dialogs';
import { deferred, makeScope, watchCalls } from '@/shared/lib/test-scope';
import { $place, navigationRequested } from '@/shared/routes';
import { login as mutation } from './api';
import { form, LoginGate } from './model';

const answer = {
  token: 'token-1',
  expiresAt: 1,
  member: { id: 'mem_1', userId: 'member01', type: 1, role: 0, withdrawalType: 1, unreadCount: 0 },
};
const typed = { userId: 'member01', password: 'demo1234' };
const place = { href: '/korea/cross', path: '/korea/cross', route: '/korea/cross' };

function setUp(login: () => unknown) {
  return makeScope({
    values: [
      [form.$values, typed],
      [$place, place],
      [$dialog, { name: 'login' }],
    ],
    handlers: [[mutation.sendFx, login]],
  });
}

const pending = makeProblemError('PENDING_APPROVAL', { message: '승인 대기 중인 계정입니다.' });
const unexpected = '예기치 못한 문제가 발생했습니다. 관리자에게 문의해주세요.';

describe('login', () => {
  it('is not sent with an empty field', async () => {
    const login = vi.fn();
    const scope = makeScope({ handlers: [[mutation.sendFx, login]] });
    await allSettled(form.submitted, { scope });
    expect(login).not.toHaveBeenCalled();
    expect(scope.getState(form.$errors)).toEqual({
      userId: '위 항목을 입력해주세요.',
      password: '위 항목을 입력해주세요.',
    });
  });

  it('checks nothing before it is submitted', async () => {
    const scope = makeScope();
    await allSettled(form.blurred, { scope, params: 'userId' });
    expect(scope.getState(form.$errors)).toEqual({});
  });

  it.each([loginRequested.prepend<void>(() => ({})), signupRequested])(
    'forgets what was typed when another dialog opens over its page',
    async (requested) => {
      const scope = setUp(() => answer);
      await allSettled(requested, { scope });
      expect(scope.getState(form.$values)).toEqual({ userId: '', password: '' });
    },
  );

  it('hands the answer over and closes the dialog', async () => {
    const scope = setUp(() => answer);
    const sessions = watchCalls(scope, loggedIn);
    await allSettled(form.submitted, { scope });
    expect(sessions).toEqual([answer]);
    expect(scope.getState($dialog)).toBeNull();
  });

  it('is sent once, however often Enter is pressed', async () => {
    const pending = deferred<typeof answer>();
    const login = vi.fn(() => pending.promise);
    const scope = setUp(login);
    const done = allSettled(form.submitted, { scope });
    void allSettled(form.submitted, { scope });
    pending.resolve(answer);
    await done;
    expect(login).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['/bet_result', [{ to: '/bet_result' }]],
    [place.href, []],
    ['//evil.example', []],
    [undefined, []],
  ])('with the return path %s goes to %j', async (returnTo, expected) => {
    const scope = setUp(() => answer);
    await allSettled(LoginGate.open, { scope, params: { returnTo } });
    await allSettled(form.filled, { scope, params: typed });
    const navigations = watchCalls(scope, navigationRequested);
    await allSettled(form.submitted, { scope });
    expect(navigations).toEqual(expected);
  });

  const failures: [string, ApiError, string[]][] = [
    [
      '404, with what to do meanwhile',
      pending,
      [
        '승인 대기 중인 계정입니다. 승인되면 로그인하실 수 있습니다. 급하시면 24시간 비회원 문의를 이용해주세요.',
      ],
    ],
    ['404 for another reason', makeProblemError('LOGIN_FAILED'), [expect.any(String)]],
    ['any other status', makeProblemError('VALIDATION'), [unexpected]],
    ['500', makeProblemError('INTERNAL'), [unexpected]],
    ['no answer', { kind: 'network' }, [unexpected]],
    ['600, which the app tells', makeProblemError('IP_BLOCKED'), []],
  ];
  it.each(failures)('refused with %s says so and keeps what was typed', async (_, error, texts) => {
    const scope = setUp(() => Promise.reject(error));
    const alerts = watchCalls(scope, alertShown);
    await allSettled(form.submitted, { scope });
    expect(alerts.map(({ text }) => text)).toEqual(texts);
    expect(scope.getState(form.$values)).toEqual(typed);
    expect(scope.getState($dialog)?.name).toBe('login');
  });

  it('finds the fields empty when it is opened again', async () => {
    const scope = setUp(() => answer);
    await allSettled(LoginGate.open, { scope, params: {} });
    expect(scope.getState(form.$values)).toEqual({ userId: '', password: '' });
  });
});

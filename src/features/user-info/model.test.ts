import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { logoutClicked } from '@/entities/member';
import { $setting } from '@/entities/setting/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $alert, alertAnswered, askConfirmFx } from '@/shared/lib/alerts';
import { deferred, makeScope, watchCalls } from '@/shared/lib/test-scope';
import { availabilityText } from './lib/availability-text';
import { idCheck, logoutRequested, nicknameCheck, UserInfoGate } from './model';

function setUp(count: (path: string) => number | Promise<number>) {
  const api = createFakeApi({
    'GET /member/check': async ({ path }) => ({ body: await count(path) }),
  });
  return makeScope({
    values: [
      [$setting, { idNiknameBan: ['manager1'] }],
      [$api, api],
    ],
  });
}

async function ask(scope: ReturnType<typeof setUp>, check: typeof idCheck, value: string) {
  await allSettled(check.form.changed, { scope, params: { name: 'value', value } });
  await allSettled(check.form.submitted, { scope });
}

it.each([
  ['한강', true, '한강은 이미 사용 중입니다.'],
  ['바다', true, '바다는 이미 사용 중입니다.'],
  ['한강', false, '한강은 사용 가능합니다.'],
  ['member01', false, 'member01은(는) 사용 가능합니다.'],
])('%s, taken %s: %s', (value, isTaken, text) => {
  expect(availabilityText(value, isTaken)).toBe(text);
});

describe('the separate checks', () => {
  it('show whether an id is in use', async () => {
    const count = vi.fn((_path: string) => 2);
    const scope = setUp(count);
    await ask(scope, idCheck, 'member01');
    expect(count.mock.calls).toEqual([['/member/check?userIdEquals=member01']]);
    expect(scope.getState(idCheck.$result)).toEqual({ value: 'member01', isTaken: true });
    expect(scope.getState(nicknameCheck.$result)).toBeNull();
  });

  it.each([
    ['abcde', '6~12자로 입력해주세요.'],
    ['manager1', '사용이 금지된 아이디입니다.'],
  ])('refuse the id %s without asking', async (value, error) => {
    const count = vi.fn();
    const scope = setUp(count);
    await ask(scope, idCheck, value);
    expect(count).not.toHaveBeenCalled();
    expect(scope.getState(idCheck.form.$errors)).toEqual({ value: error });
  });

  it('drop an answer about an older nickname', async () => {
    const answer = deferred<number>();
    const scope = setUp(() => answer.promise);
    const asking = ask(scope, nicknameCheck, '한강');
    await new Promise((resolve) => setTimeout(resolve));
    void allSettled(nicknameCheck.form.changed, {
      scope,
      params: { name: 'value', value: '바다' },
    });
    answer.resolve(1);
    await asking;
    expect(scope.getState(nicknameCheck.$result)).toBeNull();
  });

  it('are empty when the dialog opens', async () => {
    const scope = setUp(() => 0);
    await ask(scope, nicknameCheck, '한강');
    await allSettled(UserInfoGate.open, { scope, params: {} });
    expect(scope.getState(nicknameCheck.$result)).toBeNull();
    expect(scope.getState(nicknameCheck.form.$values)).toEqual({ value: '' });
  });
});

describe('logout', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('confirmed %s sends it %i times', async (isConfirmed, times) => {
    const scope = makeScope({ handlers: [[askConfirmFx, () => isConfirmed]] });
    const clicks = watchCalls(scope, logoutClicked);
    await allSettled(logoutRequested, { scope });
    expect(clicks).toHaveLength(times);
  });

  it('asks first', async () => {
    const scope = makeScope();
    const asking = allSettled(logoutRequested, { scope });
    await vi.waitFor(() => expect(scope.getState($alert)).not.toBeNull());
    const alert = scope.getState($alert);
    expect(alert?.text).toBe('로그아웃하시겠습니까?');
    const id = alert?.id ?? '';
    void allSettled(alertAnswered, { scope, params: { id, isConfirmed: false } });
    await asking;
    expect(scope.getState($alert)).toBeNull();
  });
});

import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { $member, type Member } from '@/entities/member';
import { $session } from '@/entities/member/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { $dialog } from '@/shared/lib/dialogs';
import { makeScope } from '@/shared/lib/test-scope';
import { $toasts } from '@/shared/lib/toasts';
import { ChangePasswordGate, form as changeForm } from './change';
import { $isReceived, FindPasswordGate, form as findForm } from './find';

const typed = { userId: 'member01', nickname: '한강바람', contact: '01012345678' };
const change = {
  currentPassword: 'demo1234',
  newPassword: 'demo5678',
  newPasswordConfirm: 'demo5678',
};

describe('finding the password', () => {
  const setUp = (answer: object) =>
    makeScope({
      values: [
        [findForm.$values, typed],
        [$api, createFakeApi({ 'POST /member/password/find': answer })],
      ],
    });

  it('says that it was received, and is empty when opened again', async () => {
    const scope = setUp({ body: { received: true } });
    await allSettled(findForm.submitted, { scope });
    expect(scope.getState($isReceived)).toBe(true);
    await allSettled(FindPasswordGate.open, { scope, params: {} });
    expect(scope.getState($isReceived)).toBe(false);
    expect(scope.getState(findForm.$values).userId).toBe('');
  });

  it('refused for too many requests says what the server says and loses nothing', async () => {
    const scope = setUp(makeProblem('RATE_LIMITED', { message: '잠시 후' }));
    await allSettled(findForm.submitted, { scope });
    expect(scope.getState($alert)?.text).toBe('잠시 후');
    expect(scope.getState(findForm.$values)).toEqual(typed);
  });
});

describe('changing the password', () => {
  function setUp(answer: () => object, values = change) {
    return makeScope({
      values: [
        [changeForm.$values, values],
        [$member, { userId: 'member01' } as Member],
        [$dialog, { name: 'changePassword' }],
        [$api, createFakeApi({ 'POST /member/password/change': answer })],
      ],
    });
  }

  it('done, closes with a short notice', async () => {
    vi.useFakeTimers();
    const scope = setUp(() => ({ body: { token: 'token-2', expiresAt: 2_000 } }));
    void allSettled(changeForm.submitted, { scope });
    await vi.advanceTimersByTimeAsync(10);
    expect(scope.getState($toasts).map(({ text }) => text)).toEqual(['비밀번호가 변경되었습니다.']);
    expect(scope.getState($dialog)).toBeNull();
    expect(scope.getState($session)).toEqual({ token: 'token-2', expiresAt: 2_000 });
    vi.useRealTimers();
  });

  it('with the wrong one says so beside the field', async () => {
    const scope = setUp(() => makeProblem('WRONG_PASSWORD'));
    await allSettled(changeForm.submitted, { scope });
    expect(scope.getState(changeForm.$errors)).toEqual({
      currentPassword: '현재 비밀번호가 일치하지 않습니다. 다시 입력해주세요.',
    });
    expect(scope.getState($alert)).toBeNull();
  });

  it.each([
    [{ newPassword: 'demo1234', newPasswordConfirm: 'demo1234' }, 'newPassword'],
    [{ newPassword: 'Member01', newPasswordConfirm: 'Member01' }, 'newPassword'],
    [{ newPasswordConfirm: 'demo5679' }, 'newPasswordConfirm'],
    [{ newPassword: 'abc', newPasswordConfirm: 'abc' }, 'newPassword'],
  ])('%o is not sent', async (some, field) => {
    const send = vi.fn();
    const scope = setUp(send, { ...change, ...some });
    await allSettled(changeForm.submitted, { scope });
    expect(send).not.toHaveBeenCalled();
    expect(Object.keys(scope.getState(changeForm.$errors))).toEqual([field]);
  });

  it('keeps no password after it was closed', async () => {
    const scope = setUp(() => ({}));
    await allSettled(ChangePasswordGate.close, { scope, params: {} });
    expect(scope.getState(changeForm.$values).currentPassword).toBe('');
  });
});

import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { SIGNUP_CONSTANTS } from '#rules/signup.ts';
import { $setting } from '@/entities/setting/testing';
import { $api, makeProblem } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { $dialog } from '@/shared/lib/dialogs';
import { deferred, makeScope } from '@/shared/lib/test-scope';
import { lineLost, type SampleAnswers, sampleSignupApi } from '../lib/sample-api';
import { $referral } from './referral';
import { closeRequested, form, UsdSignupGate } from './usd-signup';

const referral = { code: 'USD', memberId: 'mem_1' };
const typed = {
  userId: 'hangang1',
  nickname: '한강바람',
  password: 'abcd!234',
  passwordConfirm: 'abcd!234',
  withdrawPassword: '1234',
  recommender: '코인',
  consent: true,
};
const duplicate = makeProblem('DUPLICATE_NICKNAME', { message: '중복된 닉네임입니다.' });

function setUp({ values = typed, ...answers }: SampleAnswers & { values?: typeof typed } = {}) {
  return makeScope({
    values: [
      [form.$values, values],
      [$referral, referral],
      [$setting, { idNiknameBan: ['manager', '운영자'] }],
      [$dialog, { name: 'usdSignup' }],
      [$api, sampleSignupApi(answers)],
    ],
  });
}

describe('the USD sign-up', () => {
  it('sends the payload of the specification, exactly', async () => {
    const signUp = vi.fn((_body: unknown) => ({}));
    const scope = setUp({ signUp });
    await allSettled(form.submitted, { scope });
    expect(signUp.mock.calls).toStrictEqual([
      [
        {
          ...SIGNUP_CONSTANTS,
          userId: 'hangang1',
          password: 'abcd!234',
          nickname: '한강바람',
          withdrawPassword: '1234',
          suggestionCode1: 'USD',
          storeUserId: 'mem_1',
          tetherSignupFlag: 1,
          recommender: '코인',
        },
      ],
    ]);
  });

  it('done, it opens the completion dialog and forgets the referrer', async () => {
    const scope = setUp();
    await allSettled(form.submitted, { scope });
    expect(scope.getState($dialog)?.name).toBe('signupDone');
    expect(scope.getState($referral)).toBeNull();
  });

  it.each(Object.keys(typed))('without %s nothing is sent', async (name) => {
    const signUp = vi.fn();
    const values = { ...typed, [name]: name === 'consent' ? false : '' };
    const scope = setUp({ values, signUp });
    await allSettled(form.submitted, { scope });
    expect(signUp).not.toHaveBeenCalled();
    expect(scope.getState(form.$focus)).toEqual({ name });
    expect(Object.keys(scope.getState(form.$errors))).toContain(name);
  });

  it('refuses banned words on blur, before anyone is asked', async () => {
    const count = vi.fn(() => 0);
    const scope = setUp({ values: { ...typed, userId: 'Manager', nickname: '운영자' }, count });
    await allSettled(form.blurred, { scope, params: 'userId' });
    await allSettled(form.blurred, { scope, params: 'nickname' });
    expect(scope.getState(form.$errors)).toEqual({
      userId: '사용이 금지된 아이디입니다.',
      nickname: '사용이 금지된 닉네임입니다.',
    });
    expect(count).not.toHaveBeenCalled();
  });

  it('asks for duplicates on blur: any count but zero is one', async () => {
    const scope = setUp({ count: ({ name }) => (name === 'userId' ? 2 : 1) });
    await allSettled(form.blurred, { scope, params: 'userId' });
    await allSettled(form.blurred, { scope, params: 'nickname' });
    expect(scope.getState(form.$errors)).toEqual({
      userId: '중복된 아이디입니다.',
      nickname: '중복된 닉네임입니다.',
    });
  });

  it('drops the answer about an id that is no longer there', async () => {
    const slow = deferred<number>();
    const count = ({ value }: { value: string }) => (value === 'hangang1' ? slow.promise : 0);
    const scope = setUp({ count });
    const first = allSettled(form.blurred, { scope, params: 'userId' });
    void allSettled(form.changed, { scope, params: { name: 'userId', value: 'hangang2' } });
    void allSettled(form.blurred, { scope, params: 'userId' });
    slow.resolve(1);
    await first;
    expect(scope.getState(form.$errors)).toEqual({});
  });

  it('a duplicate found on submit keeps the form from being sent', async () => {
    const signUp = vi.fn();
    const scope = setUp({ signUp, count: ({ name }) => (name === 'nickname' ? 1 : 0) });
    await allSettled(form.submitted, { scope });
    expect(signUp).not.toHaveBeenCalled();
    expect(scope.getState(form.$focus)).toEqual({ name: 'nickname' });
  });

  it.each([
    ['a duplicate', () => duplicate, '중복된 닉네임입니다.', { nickname: '중복된 닉네임입니다.' }],
    ['no answer', lineLost, '회원가입에 실패했습니다.', {}],
    ['the page of a proxy', () => ({ status: 502, body: '<p>' }), '회원가입에 실패했습니다.', {}],
  ])('refused with %s it alerts and loses nothing', async (_name, signUp, text, errors) => {
    const scope = setUp({ signUp });
    await allSettled(form.submitted, { scope });
    expect(scope.getState($alert)?.text).toBe(text);
    expect(scope.getState(form.$values)).toEqual(typed);
    expect(scope.getState(form.$errors)).toEqual(errors);
    expect(scope.getState($dialog)?.name).toBe('usdSignup');
    expect(scope.getState($referral)).toEqual(referral);
  });

  it('is sent once, however often it is pressed', async () => {
    const answer = deferred<object>();
    const signUp = vi.fn(() => answer.promise);
    const scope = setUp({ signUp });
    const done = allSettled(form.submitted, { scope });
    void allSettled(form.submitted, { scope });
    await new Promise((resolve) => setTimeout(resolve));
    void allSettled(form.submitted, { scope });
    answer.resolve({});
    await done;
    expect(signUp).toHaveBeenCalledTimes(1);
  });

  it('opened without a code goes back to the first step', async () => {
    const scope = makeScope({ values: [[$dialog, { name: 'usdSignup' }]] });
    await allSettled(UsdSignupGate.open, { scope, params: {} });
    expect(scope.getState($dialog)?.name).toBe('referral');
  });

  it('typed in, it closes only after a question', async () => {
    const scope = setUp();
    await allSettled(form.changed, { scope, params: { name: 'userId', value: 'hangang1' } });
    void allSettled(closeRequested, { scope });
    await new Promise((resolve) => setTimeout(resolve));
    expect(scope.getState($alert)?.text).toBe('입력하신 내용이 사라집니다. 닫으시겠습니까?');
    expect(scope.getState($dialog)?.name).toBe('usdSignup');
  });
});

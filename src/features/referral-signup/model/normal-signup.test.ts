import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { SIGNUP_CONSTANTS } from '#rules/signup.ts';
import { $setting } from '@/entities/setting/testing';
import { $api, makeProblem } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { readNowFx } from '@/shared/lib/clock';
import { $dialog } from '@/shared/lib/dialogs';
import { makeScope } from '@/shared/lib/test-scope';
import { lineLost, type SampleAnswers, sampleSignupApi } from '../lib/sample-api';
import { $banks, banksQuery } from './banks';
import { $birthYears, $isConfirming, editClicked, form, SignupGate } from './normal-form';
import { confirmed } from './normal-send';
import { $referral } from './referral';
import { $validationCode, codeRequested, makeCodeFx } from './validation-code';

const typed = {
  code: 'HANPAN',
  userId: 'hangang1',
  nickname: '한강바람',
  password: 'abcd!234',
  passwordConfirm: 'abcd!234',
  withdrawPassword: '1234',
  phoneNumber: '01012345678',
  bankId: '3',
  accountNumber: '110123456789',
  accountHolder: '홍길동',
  birthYear: '1990',
  recommender: '',
  validationCode: 'A7K2',
  consent: true,
};
const referral = { code: 'HANPAN', memberId: 'mem_1' };
const now = Date.parse('2026-11-21T00:00:00+09:00');

function setUp({ values = typed, ...answers }: SampleAnswers & { values?: typeof typed } = {}) {
  return makeScope({
    values: [
      [form.$values, values],
      [$validationCode, 'A7K2'],
      [$referral, referral],
      [$setting, { idNiknameBan: ['manager'] }],
      [$dialog, { name: 'signup' }],
      [$api, sampleSignupApi(answers)],
    ],
    handlers: [
      [
        banksQuery.loadFx,
        () => [
          { id: 1, bankName: '닫힌은행', useFlag: 0 },
          { id: 3, bankName: '신한은행', useFlag: 1 },
        ],
      ],
      [makeCodeFx, () => 'B8L3'],
      [readNowFx, () => now],
    ],
  });
}

describe('the normal sign-up', () => {
  it('opens with a code to copy, banks in use and the birth years', async () => {
    const scope = setUp();
    await allSettled(SignupGate.open, { scope, params: {} });
    expect(scope.getState($validationCode)).toBe('B8L3');
    expect(scope.getState($banks).map(({ id }) => id)).toEqual([3]);
    expect(scope.getState($birthYears)[0]).toBe(2011);
    expect(scope.getState($birthYears).at(-1)).toBe(1950);
    expect(scope.getState(form.$values)).toMatchObject({ code: 'HANPAN', userId: '' });
  });

  it('sends nothing before the summary was confirmed, then the full payload', async () => {
    const signUp = vi.fn((_body: unknown) => ({}));
    const scope = setUp({ signUp });
    await allSettled(form.submitted, { scope });
    expect(scope.getState($isConfirming)).toBe(true);
    expect(signUp).not.toHaveBeenCalled();
    await allSettled(confirmed, { scope });
    expect(signUp.mock.calls).toStrictEqual([
      [
        {
          ...SIGNUP_CONSTANTS,
          userId: 'hangang1',
          password: 'abcd!234',
          nickname: '한강바람',
          withdrawPassword: '1234',
          suggestionCode1: 'HANPAN',
          storeUserId: 'mem_1',
          tetherSignupFlag: 0,
          recommender: '',
          phoneNumber: '01012345678',
          bankId: 3,
          accountNumber: '110123456789',
          accountHolder: '홍길동',
          birthYear: 1990,
        },
      ],
    ]);
    expect(scope.getState($dialog)?.name).toBe('signupDone');
    expect(scope.getState($referral)).toBeNull();
  });

  it.each([
    ['validationCode', 'A7K3', '자동가입방지 문자가 일치하지 않습니다.'],
    ['code', 'usd', 'USD 코드는 코인 전용 회원가입에서만 사용할 수 있습니다.'],
    ['bankId', '', '위 항목을 입력해주세요.'],
    ['birthYear', '', '위 항목을 입력해주세요.'],
    ['phoneNumber', '0x1012345678', '휴대폰 번호를 숫자 10~11자리로 입력해주세요.'],
    ['accountHolder', 'Hong', '예금주는 한글 2~10자로 입력해주세요.'],
  ])('with %s %j does not go on', async (name, value, error) => {
    const scope = setUp({ values: { ...typed, [name]: value } });
    await allSettled(form.submitted, { scope });
    expect(scope.getState($isConfirming)).toBe(false);
    expect(scope.getState(form.$errors)).toEqual({ [name]: error });
  });

  it.each([
    [
      '2009',
      { birthYear: '만 18세 미만은 가입하실 수 없습니다. 2008년생까지 가입하실 수 있습니다.' },
    ],
    [
      '2011',
      { birthYear: '만 18세 미만은 가입하실 수 없습니다. 2008년생까지 가입하실 수 있습니다.' },
    ],
    ['2008', {}],
  ])('says at the field whether %s is too young', async (birthYear, errors) => {
    const scope = setUp();
    await allSettled(SignupGate.open, { scope, params: {} });
    await allSettled(form.changed, { scope, params: { name: 'birthYear', value: birthYear } });
    await allSettled(form.blurred, { scope, params: 'birthYear' });
    expect(scope.getState(form.$errors)).toEqual(errors);
  });

  it('writes phone, account and PIN in plain digits, and the code in capital letters', async () => {
    const scope = setUp();
    const change = (name: keyof typeof typed, value: string) =>
      allSettled(form.changed, { scope, params: { name, value } });
    await change('phoneNumber', '010-9876-5432');
    await change('accountNumber', '110 22 333');
    await change('withdrawPassword', '１２３４');
    await change('validationCode', 'a7k2');
    expect(scope.getState(form.$values)).toMatchObject({
      phoneNumber: '01098765432',
      accountNumber: '11022333',
      withdrawPassword: '1234',
      validationCode: 'A7K2',
    });
  });

  it.each([
    ['userId', '중복된 아이디입니다.'],
    ['nickname', '중복된 닉네임입니다.'],
    ['phoneNumber', '중복된 휴대폰 번호입니다.'],
    ['accountNumber', '중복된 계좌번호입니다.'],
  ] as const)('asks about %s on blur', async (name, error) => {
    const scope = setUp({ count: (check) => (check.name === name ? 1 : 0) });
    await allSettled(form.blurred, { scope, params: name });
    expect(scope.getState(form.$errors)).toEqual({ [name]: error });
  });

  it('asks about the code on blur', async () => {
    const scope = setUp({ lookUp: () => null });
    await allSettled(form.blurred, { scope, params: 'code' });
    expect(scope.getState(form.$errors)).toEqual({ code: '유효하지 않은 가입코드입니다.' });
  });

  it('refused about a field goes back to the fields with everything in place', async () => {
    const duplicate = makeProblem('DUPLICATE_PHONE', { message: '중복된 휴대폰 번호입니다.' });
    const scope = setUp({ signUp: () => duplicate });
    await allSettled(form.submitted, { scope });
    await allSettled(confirmed, { scope });
    expect(scope.getState($alert)?.text).toBe('중복된 휴대폰 번호입니다.');
    expect(scope.getState($isConfirming)).toBe(false);
    expect(scope.getState(form.$errors)).toEqual({ phoneNumber: '중복된 휴대폰 번호입니다.' });
    expect(scope.getState(form.$values)).toEqual(typed);
  });

  it('without an answer stays at the summary', async () => {
    const scope = setUp({ signUp: lineLost });
    await allSettled(form.submitted, { scope });
    await allSettled(confirmed, { scope });
    expect(scope.getState($alert)?.text).toBe('회원가입에 실패했습니다.');
    expect(scope.getState($isConfirming)).toBe(true);
  });

  it('a new code empties what was copied of the old one', async () => {
    const scope = setUp();
    await allSettled(codeRequested, { scope });
    expect(scope.getState(form.$values).validationCode).toBe('');
  });

  it('edited, the summary is gone and nothing is sent', async () => {
    const signUp = vi.fn();
    const scope = setUp({ signUp });
    await allSettled(form.submitted, { scope });
    await allSettled(editClicked, { scope });
    await allSettled(confirmed, { scope });
    expect(signUp).not.toHaveBeenCalled();
  });
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  accountHolderSchema,
  accountNumberSchema,
  allowedNickname,
  allowedUserId,
  codeSchema,
  consentSchema,
  contactSchema,
  idCheckSchema,
  memberCodeSchema,
  nicknameCheckSchema,
  nicknameSchema,
  optionalRecommenderSchema,
  passwordSchema,
  passwordIsNotId,
  passwordsMatch,
  phoneNumberSchema,
  recommenderSchema,
  requiredText,
  userIdSchema,
  withdrawPasswordSchema,
} from './field-schemas';

const banned = ['Admin1', '운영자'];

/** The sentence that a form shows: that of the first issue. */
function firstMessage(schema: z.ZodMiniType, value: unknown) {
  return z.safeParse(schema, value).error?.issues[0]?.message ?? null;
}

const required = '위 항목을 입력해주세요.';
const noSpace = '공백은 사용할 수 없습니다.';
const userId = '공백 없이 영문, 숫자 6~14자로 입력해주세요.';
const nickname = '닉네임은 한글 2~6자로 입력해주세요.';
const password = '영문, 숫자, 특수문자(!@#$%^*+=-) 4~12자로 입력해주세요.';
const withdraw = '환전 비밀번호는 숫자 4자리입니다.';
const recommender = '추천인은 한글 2~6자로 입력해주세요.';

describe('the rules of section 5', () => {
  it.each([
    ['', required],
    ['abc 12', noSpace],
    ['abc12', userId],
    ['abcdefghijklmno', userId],
    ['abc_123', userId],
    ['한강바람12', userId],
    ['abc123', null],
    ['abcdefghijklmn', null],
  ])('user id %j: %s', (value, expected) => {
    expect(firstMessage(userIdSchema, value)).toBe(expected);
  });

  it.each([
    ['', required],
    ['한 강', noSpace],
    ['한', nickname],
    ['한강바람이불어', nickname],
    ['hangang', nickname],
    ['ㅎㄱ', nickname],
    ['한강', null],
    ['한강바람이다', null],
  ])('nickname %j: %s', (value, expected) => {
    expect(firstMessage(nicknameSchema, value)).toBe(expected);
  });

  it.each([
    ['', required],
    ['ab c1', noSpace],
    ['abc', password],
    ['abcdefghijklm', password],
    ['abc&1', password],
    ['비밀번호', password],
    ['a1!@#$%^*+=-', null],
    ['abcd', null],
  ])('password %j: %s', (value, expected) => {
    expect(firstMessage(passwordSchema, value)).toBe(expected);
  });

  const passwords = z
    .object({ password: passwordSchema, passwordConfirm: requiredText })
    .check(passwordsMatch);
  it.each([
    ['', required],
    ['abcd', null],
    ['abce', '비밀번호가 일치하지 않습니다. 다시 입력해주세요.'],
  ])('password confirm %j: %s', (value, expected) => {
    expect(firstMessage(passwords, { password: 'abcd', passwordConfirm: value })).toBe(expected);
  });

  it('a password is not the id of its own form, in whatever case', () => {
    const account = z.object({ userId: z.string(), password: z.string() }).check(passwordIsNotId);
    const messageFor = (password: string) =>
      firstMessage(account, { userId: 'member01', password });
    expect(['member01', 'MEMBER01', 'member012'].map(messageFor)).toEqual([
      '아이디와 같은 비밀번호는 사용할 수 없습니다.',
      '아이디와 같은 비밀번호는 사용할 수 없습니다.',
      null,
    ]);
  });

  it.each([
    ['', required],
    ['12 4', noSpace],
    ['123', withdraw],
    ['12345', withdraw],
    ['12a4', withdraw],
    ['1234', null],
  ])('withdrawal password %j: %s', (value, expected) => {
    expect(firstMessage(withdrawPasswordSchema, value)).toBe(expected);
  });

  it.each([
    ['', required],
    ['coin', recommender],
    ['코인', null],
  ])('recommender %j: %s', (value, expected) => {
    expect(firstMessage(recommenderSchema, value)).toBe(expected);
  });

  it('lets the normal sign-up go without a recommender', () => {
    expect(firstMessage(optionalRecommenderSchema, '')).toBeNull();
    expect(firstMessage(optionalRecommenderSchema, 'coin')).toBe(recommender);
  });

  it('enforces the consent', () => {
    expect(firstMessage(consentSchema, false)).toBe('약관에 동의해주세요.');
    expect(firstMessage(consentSchema, true)).toBeNull();
  });

  it('refuses banned words whatever the case of letters', () => {
    expect(firstMessage(allowedUserId(banned), 'ADMIN1')).toBe('사용이 금지된 아이디입니다.');
    expect(firstMessage(allowedNickname(banned), '운영자')).toBe('사용이 금지된 닉네임입니다.');
    expect(firstMessage(allowedUserId(banned), 'admin12')).toBeNull();
  });
});

describe('the separate checks', () => {
  it.each([
    ['abcde', '6~12자로 입력해주세요.'],
    ['abcdefghijklm', '6~12자로 입력해주세요.'],
    ['admin1', '사용이 금지된 아이디입니다.'],
    ['abcdef', null],
    ['abcdefghijkl', null],
  ])('id %j: %s', (value, expected) => {
    expect(firstMessage(idCheckSchema(banned), value)).toBe(expected);
  });

  it.each([
    ['', '닉네임을 입력해주세요.'],
    ['123456789', '8자 이내로 입력해주세요.'],
    ['운영자', '사용이 금지된 닉네임입니다.'],
    ['12345678', null],
  ])('nickname %j: %s', (value, expected) => {
    expect(firstMessage(nicknameCheckSchema(banned), value)).toBe(expected);
  });
});

describe('the details of the normal sign-up', () => {
  it.each([
    [phoneNumberSchema, '01012345678', true],
    [phoneNumberSchema, '0101234567', true],
    [phoneNumberSchema, '0212345678', false],
    [accountNumberSchema, '12345678', true],
    [accountNumberSchema, '1234567', false],
    [accountNumberSchema, '12345678901234567', false],
    [accountHolderSchema, '홍길동', true],
    [accountHolderSchema, '홍', false],
    [codeSchema, 'HANPAN', true],
    [codeSchema, '  ', false],
  ])('case %#', (schema, value, isFine) => {
    expect(firstMessage(schema, value) === null).toBe(isFine);
  });
});

it.each([
  ['', required],
  ['a', '연락처를 2~80자로 입력해주세요.'],
  ['x'.repeat(81), '연락처를 2~80자로 입력해주세요.'],
  ['telegram @hangang', null],
])('contact %j: %s', (value, expected) => {
  expect(firstMessage(contactSchema, value)).toBe(expected);
});

it('refuses the coin code where a member is meant', () => {
  const schema = memberCodeSchema('members only');
  expect([' ', 'usd', 'HANPAN'].map((code) => firstMessage(schema, code))).toEqual([
    '추천코드를 입력해주세요.',
    'members only',
    null,
  ]);
});

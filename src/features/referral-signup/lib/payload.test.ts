import { expect, it } from 'vitest';
import { SIGNUP_CONSTANTS } from '#rules/signup.ts';
import { birthYears, seoulYear } from './birth-years';
import { toCoinPayload, toNormalPayload } from './payload';
import { makeValidationCode } from './validation-code';

const applicant = {
  userId: 'hangang1',
  password: 'abcd!234',
  nickname: '한강바람',
  withdrawPassword: '1234',
  recommender: '코인',
};
const referral = { code: 'USD', memberId: 'mem_1' };

it('sends the USD sign-up exactly as specified', () => {
  const typed = { ...applicant, passwordConfirm: 'abcd!234', consent: true };
  expect(toCoinPayload(typed, referral)).toStrictEqual({
    ...SIGNUP_CONSTANTS,
    ...applicant,
    suggestionCode1: 'USD',
    storeUserId: 'mem_1',
    tetherSignupFlag: 1,
  });
});

it('sends the normal sign-up with its personal details and nothing else', () => {
  const details = {
    phoneNumber: '01012345678',
    bankId: 3,
    accountNumber: '1234567890',
    accountHolder: '홍길동',
    birthYear: 1990,
  };
  const typed = { ...details, validationCode: 'A1B2' };
  expect(toNormalPayload(applicant, typed, { ...referral, code: 'HANPAN' })).toStrictEqual({
    ...SIGNUP_CONSTANTS,
    ...applicant,
    ...details,
    suggestionCode1: 'HANPAN',
    storeUserId: 'mem_1',
    tetherSignupFlag: 0,
  });
});

it('offers birth years from the Seoul year minus 15 down to 1950', () => {
  // Already 2027 in Seoul.
  const years = birthYears(seoulYear(Date.parse('2026-12-31T15:00:00Z')));
  expect([years[0], years.at(-1), years.length]).toEqual([2012, 1950, 63]);
  expect(birthYears(seoulYear(Date.parse('2026-12-31T14:59:59Z')))[0]).toBe(2011);
});

it('makes a validation code of four capital letters and digits', () => {
  const numbers = [0, 0.999999, 0.5, 0.72];
  expect(makeValidationCode(() => numbers.shift() ?? 0)).toBe('A9SZ');
});

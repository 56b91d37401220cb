import type { Dto } from '#contract/types.gen.ts';
import { SIGNUP_CONSTANTS } from '#rules/signup.ts';

/** What the referral lookup found: the code as typed and the member it belongs to. */
export interface Referral {
  code: string;
  memberId: string;
}

export interface Applicant {
  userId: string;
  password: string;
  nickname: string;
  withdrawPassword: string;
  recommender: string;
}

/** What the normal sign-up asks for besides; coin-only members give none of it. */
export interface PersonalDetails {
  phoneNumber: string;
  bankId: number;
  accountNumber: string;
  accountHolder: string;
  birthYear: number;
}

function basePayload(
  { userId, password, nickname, withdrawPassword, recommender }: Applicant,
  { code, memberId }: Referral,
) {
  return {
    ...SIGNUP_CONSTANTS,
    userId,
    password,
    nickname,
    withdrawPassword,
    recommender,
    suggestionCode1: code,
    storeUserId: memberId,
  };
}

/** Returns the body of the USD sign-up: `tetherSignupFlag` 1 and no personal data. */
export function toCoinPayload(applicant: Applicant, referral: Referral): Dto<'SignupRequest'> {
  return { ...basePayload(applicant, referral), tetherSignupFlag: 1 };
}

/** Returns the body of the normal sign-up: `tetherSignupFlag` 0 with phone, account and birth year. */
export function toNormalPayload(
  applicant: Applicant,
  { phoneNumber, bankId, accountNumber, accountHolder, birthYear }: PersonalDetails,
  referral: Referral,
): Dto<'SignupRequest'> {
  return {
    ...basePayload(applicant, referral),
    tetherSignupFlag: 0,
    phoneNumber,
    bankId,
    accountNumber,
    accountHolder,
    birthYear,
  };
}

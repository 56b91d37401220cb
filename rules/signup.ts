/** What a field of the sign-up must look like; the contract says the same to the server (`signup.test.ts`). */
export const SIGNUP_PATTERNS = {
  userId: /^[A-Za-z0-9]{6,14}$/,
  nickname: /^[가-힣]{2,6}$/,
  password: /^[A-Za-z0-9!@#$%^*+=-]{4,12}$/,
  withdrawPassword: /^[0-9]{4}$/,
  /** Empty where the normal sign-up names nobody. */
  recommender: /^([가-힣]{2,6})?$/,
  phoneNumber: /^01[0-9]{8,9}$/,
  accountNumber: /^[0-9]{8,16}$/,
  accountHolder: /^[가-힣]{2,10}$/,
} as const;

/** Longest sign-up code, characters. */
export const SIGNUP_CODE_LENGTH = 20;

/** What every sign-up sends unchanged: the form never asks for these, and the server takes no other value. */
export const SIGNUP_CONSTANTS = {
  type: '0',
  depositType: '0',
  boardPointFlag: '0',
  goldShopCoinFlag: '0',
  messageReceiveFlag: '0',
  namedFlag: '0',
  suggestionType: '0',
  telegramSigninFlag: '0',
  withdrawalType: '0',
  withdrawalDate: null,
  banType: '0',
  banDate: null,
  managementType: '99',
  managementStatus: '99',
  casinoSignupFlag: '0',
  casinoUseFlag: '1',
  slotUseFlag: '1',
} as const;

/** The sign-up code of those who have none; it makes coin-only accounts. */
export const COIN_CODE = 'USD';

/** Whether a typed code is the coin code; spaces around it and the case of letters do not matter. */
export function isCoinCode(code: string): boolean {
  return code.trim().toUpperCase() === COIN_CODE;
}

/** The word to type as recommender by those who have none. */
export const NO_RECOMMENDER = '코인';

export const EARLIEST_BIRTH_YEAR = 1950;

export function latestBirthYear(yearInSeoul: number): number {
  return yearInSeoul - 15;
}

/**
 * Age from which one may have an account. Of a birth only the year is known: it must be reached within the year, and
 * that it is reached already is what the applicant confirms with the terms.
 */
export const ADULT_AGE = 18;

/** Why a younger applicant is refused in a year of Seoul, the same at the field and in the server's answer. */
export function tooYoungText(yearInSeoul: number): string {
  return `만 ${ADULT_AGE}세 미만은 가입하실 수 없습니다. ${yearInSeoul - ADULT_AGE}년생까지 가입하실 수 있습니다.`;
}

/** Whether who was born in the year is of age, or becomes so within the given year of Seoul. */
export function isAdultBirthYear(birthYear: number, yearInSeoul: number): boolean {
  return yearInSeoul - birthYear >= ADULT_AGE;
}

import type { components } from '#contract/types.gen.ts';
import { isOwnId } from '#rules/credentials.ts';
import {
  EARLIEST_BIRTH_YEAR,
  isAdultBirthYear,
  isCoinCode,
  latestBirthYear,
  tooYoungText,
} from '#rules/signup.ts';
import { foldDigits, foldPhone, foldText } from '#rules/typed.ts';
import { seoulYear } from '../../lib/seoul-time.ts';
import type { UniqueField } from './signup-repository.ts';

export type SignupRequest = components['schemas']['SignupRequest'];

export interface FieldError {
  path: string;
  message: string;
}

const REQUIRED = '위 항목을 입력해주세요.';
const COIN_CODE_ONLY = 'USD 코드는 코인 전용 회원가입에서만 사용할 수 있습니다.';
const NOT_IN_COIN_SIGNUP = '코인 전용 회원가입에는 입력하지 않는 항목입니다.';
export const OWN_ID = '아이디와 같은 비밀번호는 사용할 수 없습니다.';
const BIRTH_YEAR = '출생연도를 확인해주세요.';
const PERSONAL_FIELDS = [
  'phoneNumber',
  'bankId',
  'accountNumber',
  'accountHolder',
  'birthYear',
] as const;

const FOLDS: Record<UniqueField, (typed: string) => string> = {
  userId: foldText,
  nickname: foldText,
  phoneNumber: foldPhone,
  accountNumber: foldDigits,
};

/** Folds a value that only one may have to how it is compared; what is stored keeps to the contract's pattern. */
export function foldField(field: UniqueField, typed: string): string {
  return FOLDS[field](typed);
}

/** Null where the year is accepted. */
function birthYearError(year: number, yearInSeoul: number): string | null {
  if (year < EARLIEST_BIRTH_YEAR || year > latestBirthYear(yearInSeoul)) return BIRTH_YEAR;
  return isAdultBirthYear(year, yearInSeoul) ? null : tooYoungText(yearInSeoul);
}

/** Checks what the contract's schema cannot say: which fields each of the two forms must have. */
export function checkSignupFields(request: SignupRequest, now: number): FieldError[] {
  const isCoin = request.tetherSignupFlag === 1;
  const errors: FieldError[] = [];
  for (const field of PERSONAL_FIELDS) {
    const missing = request[field] === undefined;
    // Coin-only members register without personal data: none is taken in.
    if (isCoin && !missing) errors.push({ path: field, message: NOT_IN_COIN_SIGNUP });
    if (!isCoin && missing) errors.push({ path: field, message: REQUIRED });
  }
  if (!isCoin && isCoinCode(request.suggestionCode1)) {
    errors.push({ path: 'suggestionCode1', message: COIN_CODE_ONLY });
  }
  if (isOwnId(request.password, request.userId)) errors.push({ path: 'password', message: OWN_ID });
  if (!isCoin && request.birthYear !== undefined) {
    const message = birthYearError(request.birthYear, seoulYear(now));
    if (message !== null) errors.push({ path: 'birthYear', message });
  }
  return errors;
}

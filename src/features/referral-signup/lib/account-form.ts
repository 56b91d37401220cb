import { foldText } from '#rules/typed.ts';
import {
  allowedNickname,
  allowedUserId,
  consentSchema,
  passwordSchema,
  requiredText,
  withdrawPasswordSchema,
} from '@/entities/account-fields';
import { typedDigits } from '@/shared/lib/typed-number';

/** The fields that every sign-up has. */
export const accountInitial = {
  userId: '',
  nickname: '',
  password: '',
  passwordConfirm: '',
  withdrawPassword: '',
  recommender: '',
  consent: false,
};

/** How some of them are written, whatever was typed. */
export const accountNormalize = {
  userId: foldText,
  nickname: foldText,
  recommender: foldText,
  withdrawPassword: typedDigits,
};

/** The shape of those fields; each form adds its `recommender` and checks `passwordsMatch`. */
export function accountShape(banned: readonly string[]) {
  return {
    userId: allowedUserId(banned),
    nickname: allowedNickname(banned),
    password: passwordSchema,
    passwordConfirm: requiredText,
    withdrawPassword: withdrawPasswordSchema,
    consent: consentSchema,
  };
}

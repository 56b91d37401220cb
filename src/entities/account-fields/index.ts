export { countTaken } from './api';
export { fieldMessages } from './lib/field-messages';
export {
  accountHolderSchema,
  accountNumberSchema,
  allowedNickname,
  allowedUserId,
  codeSchema,
  consentSchema,
  contactSchema,
  idCheckSchema,
  lengthBetween,
  memberCodeSchema,
  nicknameCheckSchema,
  nicknameSchema,
  optionalRecommenderSchema,
  passwordIsNotId,
  passwordSchema,
  passwordsMatch,
  phoneNumberSchema,
  recommenderSchema,
  requiredText,
  userIdSchema,
  withdrawPasswordSchema,
} from './lib/field-schemas';
export { accountMessages } from './ui/account-messages';
export { PasswordField } from './ui/password-field';

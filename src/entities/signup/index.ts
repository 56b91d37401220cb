export { birthYears } from './lib/birth-years';
export { createCodeStep } from './lib/create-code-step';
export {
  accountHolderSchema,
  accountNumberSchema,
  allowedNickname,
  allowedUserId,
  consentSchema,
  contactSchema,
  idCheckSchema,
  isCoinCode,
  lengthBetween,
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
} from './lib/field-schemas';
export { messages as fieldMessages } from './lib/messages';
export {
  type Applicant,
  type PersonalDetails,
  type Referral,
  toCoinPayload,
  toNormalPayload,
} from './lib/payload';
export { sampleConstants } from './lib/sample-constants';
export { signupFieldErrors, tellSignupFailure } from './lib/signup-failure';
export { makeValidationCode, validationCodeLength } from './lib/validation-code';
export { $banks, $banksFailed, banksRequested, loadBanksFx } from './model/banks';
export { $referral, lookUpCodeFx, referralCleared, referralFound } from './model/referral';
export { checkDuplicateFx, countTakenFx, signedUp, signUpFx } from './model/signup';
export { AccountFields, ConsentField } from './ui/account-fields';
export { messages as accountMessages } from './ui/messages';
export { PasswordField } from './ui/password-field';
export { SignupDoneDialog } from './ui/signup-done-dialog';

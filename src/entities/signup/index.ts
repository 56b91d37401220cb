export { birthYears } from './lib/birth-years';
export { createCodeStep } from './lib/create-code-step';
export {
  accountHolderRules,
  accountNumberRules,
  type BannedContext,
  bannedNickname,
  bannedUserId,
  codeRules,
  consentRules,
  contactRules,
  idCheckRules,
  isCoinCode,
  lengthBetween,
  nicknameCheckRules,
  nicknameRules,
  optionalRecommenderRules,
  passwordConfirmRules,
  passwordRules,
  phoneNumberRules,
  recommenderRules,
  required,
  userIdRules,
  withdrawPasswordRules,
} from './lib/field-rules';
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

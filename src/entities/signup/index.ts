export { birthYears } from './lib/birth-years';
export {
  accountHolderRules,
  accountNumberRules,
  type BannedContext,
  bannedNickname,
  bannedUserId,
  codeRules,
  consentRules,
  idCheckRules,
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
export { signupFailureText, signupFieldErrors } from './lib/signup-failure';
export { makeValidationCode, validationCodeLength } from './lib/validation-code';
export { $banks, $banksFailed, banksWanted, loadBanksFx } from './model/banks';
export { $referral, lookUpCodeFx, referralCleared, referralFound } from './model/referral';
export { checkDuplicateFx, countTakenFx, signedUp, signUpFx } from './model/signup';
export { SignupDoneDialog } from './ui/signup-done-dialog';

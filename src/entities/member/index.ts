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
export { levelName } from './lib/level';
export { homeOf, isAdmin, isManager, type Member } from './lib/member';
export { memberKinds } from './lib/sample-member';
export { countTakenFx } from './model/availability';
export {
  $isAdmin,
  $isLoggedIn,
  $isStaff,
  $member,
  $unreadCount,
  balanceUpdated,
  memberArrived,
  memberRequested,
  unreadUpdated,
  unreadRequested,
} from './model/member';
export {
  accountRequested,
  inquiryRequested,
  loginRequested,
  passwordChangeRequested,
  passwordResetRequested,
  recommenderSignupRequested,
  signupRequested,
} from './model/requests';
export {
  $expiresAt,
  $session,
  activitySeen,
  expiryNear,
  loggedIn,
  logoutClicked,
  sessionLengthUpdated,
  sessionLost,
  sessionPickedUp,
  sessionRenewed,
  type SessionEndReason,
} from './model/session';
export { LevelBadge, type LevelBadgeProps } from './ui/level-badge';
export { MemberCard, type MemberCardProps } from './ui/member-card';
export { accountMessages } from './ui/account-messages';
export { PasswordField } from './ui/password-field';

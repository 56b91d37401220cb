export { levelName } from './lib/level';
export { homeOf, isAdmin, isManager, type Member } from './lib/member';
export {
  $isAdmin,
  $isLoggedIn,
  $isStaff,
  $member,
  $unreadCount,
  $unseenResults,
  balanceUpdated,
  memberArrived,
  memberRequested,
  unreadUpdated,
  unreadRequested,
  unseenResultsUpdated,
} from './model/member';
export {
  accountRequested,
  inquiryRequested,
  inquiryWriteRequested,
  loginRequested,
  passwordChangeRequested,
  passwordResetRequested,
  recommenderSignupRequested,
  signupRequested,
} from './model/requests';
export {
  $expiresAt,
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

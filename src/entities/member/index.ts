export { loadProfile, type Profile } from './api';
export { levelName } from './lib/level';
export { hasNextLevel, type LevelProgress, levelProgress } from './lib/level-progress';
export { loadsForMembers } from './lib/loads-for-members';
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
  coinDepositRequested,
  inquiryRequested,
  inquiryWriteRequested,
  loginRequested,
  passwordChangeRequested,
  passwordResetRequested,
  recommenderSignupRequested,
  signupRequested,
  tetherWithdrawalRequested,
} from './model/requests';
export {
  $expiresAt,
  activitySeen,
  expiryNear,
  expiryUpdated,
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

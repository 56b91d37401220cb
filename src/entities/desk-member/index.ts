export type { FoundMember, LinesQuery } from './api';
export { type Account, currencyOf, formatMinor, parseMinor } from './lib/amount';
export { createMemberSearch } from './lib/create-member-search';
export {
  type DeskMember,
  type DeskMemberRow,
  type MembersQuery,
  type MemberState,
  memberStates,
  type RollingCategory,
} from './lib/member';
export { deskMember, deskMembers, memberLines, memberSummary } from './model';
export { MemberFinder } from './ui/member-finder';
export { MemberLimits, type MemberLimitsProps } from './ui/member-limits';
export { MemberStateBadge } from './ui/member-state-badge';
export { messages as deskMemberWords } from './ui/messages';

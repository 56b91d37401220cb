export type { LinesQuery } from './api';
export {
  type DeskMember,
  type DeskMemberRow,
  type MembersQuery,
  type MemberState,
  memberStates,
} from './lib/member';
export { deskMember, deskMembers, memberLines } from './model';
export { MemberStateBadge } from './ui/member-state-badge';
export { messages as deskMemberWords } from './ui/messages';

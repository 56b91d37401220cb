export { DeskMembers, type DeskMembersProps } from './ui/desk-members';
export { MemberLimits, type MemberLimitsProps } from './ui/member-limits';

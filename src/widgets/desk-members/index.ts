export { DeskMembers, type DeskMembersProps } from './ui/desk-members';

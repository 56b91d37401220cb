export { NonMemberDialog } from './ui/non-member-dialog';

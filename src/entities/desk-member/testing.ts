export { makeDeskMember, makeMemberLine, makeMemberRow } from './lib/sample-members';

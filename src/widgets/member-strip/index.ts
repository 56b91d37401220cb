export { MemberStrip } from './ui/member-strip';

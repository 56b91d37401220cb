export { MemberBlock, type MemberBlockProps } from './ui/member-block';

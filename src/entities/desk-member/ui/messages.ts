import type { DeskMemberRow, MemberState } from '../lib/member';

const states: Record<MemberState, string> = {
  applied: '가입 신청',
  approved: '정상',
  rejected: '가입 거절',
  suspended: '정지',
  leaving: '탈퇴 신청',
  withdrawn: '탈퇴',
};
const roles: Record<DeskMemberRow['role'], string> = {
  member: '회원',
  manager: '매니저',
  admin: '관리자',
};

/** Words about members that all of the desk shares. */
export const messages = {
  states,
  roles,
  ban: '차단',
  /** @example tendency(0) // '일반' */
  tendency: (tendency: number) => (tendency === 0 ? '일반' : String(tendency)),
} as const;

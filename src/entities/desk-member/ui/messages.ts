import { formatKst } from '@/shared/lib/format';
import type { DeskMember, DeskMemberRow, MemberState } from '../lib/member';

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

/** The break or exclusion that a member is in. */
function stopText(
  stop: Pick<NonNullable<DeskMember['protection']['stop']>, 'kind' | 'until'> | null,
): string {
  if (stop === null) return '없음';
  const kind = stop.kind === 'break' ? '휴식' : '자가 이용 제한';
  return `${kind} · ${formatKst(stop.until, 'YYYY-MM-DD HH:mm')}까지`;
}

/** Words about members that all of the desk shares. */
export const messages = {
  states,
  roles,
  ban: '차단',
  stop: '휴식·이용 제한',
  stopText,
  guard: {
    title: '한도·보호',
    none: '회원이 설정한 한도가 없습니다.',
    kinds: { deposit: '충전', stake: '베팅', loss: '손실', session: '이용 시간' },
    periods: { day: '24시간', week: '7일', month: '월' },
    used: (name: string) => `${name} 한도 사용률`,
    ahead: (used: number, ahead: number) =>
      `${Math.round(used * 100)}%, 이 신청을 더하면 ${Math.round(ahead * 100)}%`,
    next: (limit: string | null, from: number) =>
      `${formatKst(from, 'M월 D일 HH:mm')}부터 ${limit ?? '한도 없음'}`,
  },
  currencies: { KRW: '원화(KRW)', USD: '달러(USD)' },
  bornIn: (year: number) => `${year}년`,
  find: '회원 검색',
  found: '찾은 회원',
  foundNone: '찾는 회원이 없습니다. 아이디나 닉네임을 확인해주세요.',
  findFailed: '회원을 찾지 못했습니다. 다시 입력해주세요.',
  chosen: '추가됨',
  /** @example tendency(0) // '일반' */
  tendency: (tendency: number) => (tendency === 0 ? '일반' : String(tendency)),
} as const;

import type { MemberDto } from '@/shared/api';

export interface Member {
  id: string;
  userId: string;
  nickname: string;
  level: number;
  /** Balance in minor units of `currency`. */
  emoney: number;
  point: number;
  currency: 'KRW' | 'USD';
  type: number;
  role: number;
  withdrawalType: number;
  tendency: number;
  isCoinOnly: boolean;
  unreadCount: number;
  lastLoginAt: number | null;
  /** When the session ends without activity, epoch milliseconds. */
  sessionExpiresAt: number;
}

/** Maps the member of the contract to ours. */
export function toMember(dto: MemberDto): Member {
  const { nickName: _nickName, isLogin: _isLogin, tetherSignupFlag, ...rest } = dto;
  return { ...rest, isCoinOnly: tetherSignupFlag === 1 };
}

type Account = Pick<Member, 'type' | 'role' | 'withdrawalType'>;

/** Type 2 works on /manager and nowhere else. */
export function isManager(member: Account): boolean {
  return member.type === 2;
}

/** Type 1 with role 10: staff who see no logout button. */
export function isAdmin(member: Account): boolean {
  return member.type === 1 && member.role === 10;
}

/** Returns where the type of account sends the member, or null for ordinary members. */
export function homeOf(member: Account): '/manager' | '/admin' | null {
  if (isManager(member)) return '/manager';
  return isAdmin(member) && member.withdrawalType === 0 ? '/admin' : null;
}

/** Tendency 22 and 30 may not enter the casino lobby. */
export function mayEnterCasino(member: Pick<Member, 'tendency'>): boolean {
  return member.tendency !== 22 && member.tendency !== 30;
}

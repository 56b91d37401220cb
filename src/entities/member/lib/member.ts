import { roleOf } from '#rules/roles.ts';
import type { MemberDto } from '@/shared/api';

export { staffHomeOf as homeOf } from '#rules/roles.ts';

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

type Account = Pick<Member, 'type' | 'role'>;

export function isManager(member: Account): boolean {
  return roleOf(member) === 'manager';
}

/** Admins see no logout button. */
export function isAdmin(member: Account): boolean {
  return roleOf(member) === 'admin';
}

import type { Dto } from '#contract/types.gen.ts';
import { roleOf } from '#rules/roles.ts';

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
  /** When the session ends without activity, epoch milliseconds; null where the server does not say. */
  sessionExpiresAt: number | null;
  /** When the session ends at the latest, whatever the member does; null where the server does not say. */
  sessionEndsAt: number | null;
}

/** Maps the member of the contract to ours. The optional half is what a backend of the specification alone leaves out. */
export function toMember(dto: Dto<'Member'>): Member {
  const { nickName, isLogin: _isLogin, tetherSignupFlag, ...rest } = dto;
  const isCoinOnly = tetherSignupFlag === 1;
  return {
    ...rest,
    userId: dto.userId ?? '',
    nickname: dto.nickname ?? nickName ?? '',
    currency: dto.currency ?? (isCoinOnly ? 'USD' : 'KRW'),
    isCoinOnly,
    unreadCount: dto.unreadCount ?? 0,
    lastLoginAt: dto.lastLoginAt ?? null,
    sessionExpiresAt: dto.sessionExpiresAt ?? null,
    sessionEndsAt: dto.sessionEndsAt ?? null,
  };
}

type Account = Pick<Member, 'type' | 'role'>;

export function isManager(member: Account): boolean {
  return roleOf(member) === 'manager';
}

/** Admins see no logout button. */
export function isAdmin(member: Account): boolean {
  return roleOf(member) === 'admin';
}

import type { Member } from './member';

/** Member for stories and tests: GS, 1,284,500 won, two unread messages. */
export function makeMember(part: Partial<Member> = {}): Member {
  return {
    id: 'mem_1',
    userId: 'member02',
    nickname: '한강바람',
    level: 12,
    emoney: 1_284_500,
    point: 12_400,
    currency: 'KRW',
    type: 1,
    role: 0,
    withdrawalType: 0,
    tendency: 0,
    isCoinOnly: false,
    unreadCount: 2,
    lastLoginAt: 1_795_000_000_000,
    sessionExpiresAt: 1_795_003_600_000,
    sessionEndsAt: 1_795_043_200_000,
    ...part,
  };
}

/** One member of each kind the shell tells apart. */
export const memberKinds = {
  ordinary: makeMember({ level: 3, nickname: '달빛사냥', unreadCount: 0 }),
  gs: makeMember(),
  coinOnly: makeMember({
    level: 1,
    nickname: '바다소년',
    currency: 'USD',
    emoney: 123_456,
    isCoinOnly: true,
  }),
  wealthy: makeMember({ nickname: '백두호랑이들', emoney: 123_456_789_000, point: 98_765_432 }),
  manager: makeMember({ nickname: '매니저', type: 2 }),
  admin: makeMember({ nickname: '관리자', type: 1, role: 10 }),
} as const;

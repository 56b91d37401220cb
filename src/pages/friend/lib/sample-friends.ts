import { kstInstant } from '@/shared/lib/format';
import type { Friend, FriendStatus } from '../api';

/** The status of a member with three friends. */
export function makeStatus(part: Partial<FriendStatus> = {}): FriendStatus {
  return {
    code: 'HANPAN',
    currency: 'KRW',
    takesEvents: true,
    friends: 3,
    approved: 2,
    paid: 12_400,
    ...part,
  };
}

/** A friend who has deposited and bet. */
export function makeFriend(part: Partial<Friend> = {}): Friend {
  return {
    id: 'frd_1',
    nickname: '한강바람',
    state: 'approved',
    joinedAt: kstInstant('2026-11-03 09:00:00'),
    hasDeposited: true,
    brought: 12_400,
    ...part,
  };
}

import { kstInstant } from '@/shared/lib/format';
import type { Profile } from '../api';

/** The account of a member of level 3 who has money. */
export function makeProfile(part: Partial<Profile> = {}): Profile {
  return {
    userId: 'member01',
    nickname: '달빛사냥',
    level: 3,
    nextLevel: { level: 4, required: 50_000_000, done: 32_400_000 },
    joinedAt: kstInstant('2026-03-02 11:20:00'),
    phoneNumber: '010-····-5678',
    bank: { bankName: '국민은행', accountNumber: '····4021', holder: '김한판' },
    devices: [
      { isCurrent: true, name: 'Chrome · Windows', usedAt: kstInstant('2026-11-22 08:10:00') },
      { isCurrent: false, name: 'Safari · iPhone', usedAt: kstInstant('2026-11-20 21:43:00') },
      { isCurrent: false, name: null, usedAt: kstInstant('2026-11-02 10:02:00') },
    ],
    signIns: [
      { at: kstInstant('2026-11-22 08:10:00'), isAccepted: true, ip: '203.0.113.···' },
      { at: kstInstant('2026-11-21 23:51:00'), isAccepted: false, ip: '198.51.100.···' },
      { at: kstInstant('2026-11-20 21:43:00'), isAccepted: true, ip: '203.0.113.···' },
    ],
    leaveObstacles: ['BALANCE', 'OPEN_BETS'],
    leaveRest: 0,
    currency: 'KRW',
    preference: { receivesNews: true, isInHallOfFame: true },
    ...part,
  };
}

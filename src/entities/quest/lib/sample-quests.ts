import { addTime, kstInstant } from '@/shared/lib/format';
import type { Quest } from './quest';

/** When the samples are looked at: a Saturday, 18:43 in Seoul. */
export const questsNow = kstInstant('2026-11-21 18:43:00');
const today = kstInstant('2026-11-21 00:00:00');
const monday = kstInstant('2026-11-16 00:00:00');

/** A daily quest of today, two of three. */
export function makeQuest(part: Partial<Quest> = {}): Quest {
  const periodStart = part.periodStart ?? (part.period === 'weekly' ? monday : today);
  const periodEnd = addTime(periodStart, part.period === 'weekly' ? 7 : 1, 'day');
  return {
    id: 4,
    title: '스포츠 베팅 3건 정산 완료',
    period: 'daily',
    points: 1_000,
    condition: {
      kind: 'bets',
      game: 'sports',
      count: 3,
      minOdds: 150,
      minStake: 10_000,
      minLegs: 1,
    },
    needsDeposit: false,
    minLevel: 1,
    target: 3,
    done: 2,
    state: 'progress',
    periodStart,
    periodEnd,
    claimUntil: addTime(periodEnd, 7, 'day'),
    claimedAt: null,
    ...part,
  };
}

const deposits = { kind: 'deposits', sum: 100_000 } as const;
const claimedAt = kstInstant('2026-11-21 12:10:00');

/** One of each state: of today, of this week and of periods that are over. */
export function makeQuests(): Quest[] {
  return [
    makeQuest({ done: 3, state: 'claimable', points: 500 }),
    makeQuest({ id: 5, title: '미니게임 5회차 베팅', target: 5, points: 300 }),
    makeQuest({
      id: 6,
      title: '10만원 이상 충전',
      condition: deposits,
      target: 100_000,
      done: 100_000,
      state: 'claimed',
      claimedAt,
    }),
    makeQuest({
      id: 7,
      title: '스포츠 베팅 10건 정산 완료',
      period: 'weekly',
      target: 10,
      done: 10,
      state: 'claimable',
      points: 2_000,
    }),
    makeQuest({
      id: 8,
      title: '크로스 3폴더 이상 3건 정산 완료',
      period: 'weekly',
      points: 3_000,
      done: 3,
      needsDeposit: true,
    }),
    makeQuest({
      id: 9,
      title: '슬롯 3종 첫 베팅',
      period: 'weekly',
      minLevel: 12,
      state: 'level',
      done: 0,
      points: 2_000,
      condition: { kind: 'firstBet', game: 'slot', games: 3 },
    }),
    makeQuest({ periodStart: kstInstant('2026-11-13 00:00:00'), done: 3, state: 'expired' }),
    makeQuest({
      id: 7,
      title: '스포츠 베팅 10건 정산 완료',
      period: 'weekly',
      target: 10,
      done: 6,
      periodStart: kstInstant('2026-11-09 00:00:00'),
      state: 'missed',
      points: 2_000,
    }),
  ];
}

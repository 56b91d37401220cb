import { deskSamples } from '@/features/desk-list/testing';
import { $now } from '@/shared/lib/clock';
import { addTime, kstInstant } from '@/shared/lib/format';
import type { AttendanceRules } from '../model/attendance';
import type { DeskQuest } from '../model/quests';
import type { DeskTournament } from '../model/tournaments';

/** When staff looks, epoch milliseconds. */
export const now = kstInstant('2026-11-21 18:00:00');

export const rules: AttendanceRules = {
  minDeposit: 30_000,
  minDepositUsd: 3_000,
  dayPoints: 1_000,
  fullPoints: 50_000,
  steps: [
    { days: 10, points: 10_000 },
    { days: 20, points: 20_000 },
  ],
};

export function makeQuest(part: Partial<DeskQuest> = {}): DeskQuest {
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
    needsDeposit: true,
    minLevel: 1,
    claimed: 210,
    paid: 210_000,
    startsAt: addTime(now, -10, 'day'),
    endsAt: addTime(now, 20, 'day'),
    ...part,
  };
}

const quests: readonly DeskQuest[] = [
  makeQuest({
    id: 6,
    title: '이달 미니게임 3종 둘러보기',
    startsAt: addTime(now, 1, 'day'),
    condition: { kind: 'firstBet', game: 'mini', games: 3 },
    claimed: 0,
    paid: 0,
  }),
  makeQuest(),
  makeQuest({
    id: 3,
    title: '주간 충전 50만원',
    period: 'weekly',
    endsAt: addTime(now, -1, 'day'),
    condition: { kind: 'deposits', sum: 500_000 },
    minLevel: 12,
    points: 10_000,
  }),
];

export function makeTournament(part: Partial<DeskTournament> = {}): DeskTournament {
  return {
    id: 7,
    kind: 'sports',
    title: '주말 스포츠 토너먼트',
    currency: 'KRW',
    startsAt: addTime(now, 1, 'day'),
    endsAt: addTime(now, 4, 'day'),
    rules: { minOdds: 150, oddsCap: 1_000, minStake: 5_000, maxBets: 30 },
    prizes: [
      { from: 1, to: 1, points: 3_000_000 },
      { from: 2, to: 10, points: 200_000 },
    ],
    state: 'upcoming',
    players: 41,
    paidAt: null,
    paid: 0,
    ...part,
  };
}

const tournaments: readonly DeskTournament[] = [
  makeTournament(),
  makeTournament({
    id: 6,
    kind: 'casino',
    title: '달러 카지노 토너먼트',
    currency: 'USD',
    players: 12,
    state: 'running',
    startsAt: addTime(now, -1, 'day'),
  }),
  makeTournament({
    id: 5,
    title: '지난주 토너먼트',
    state: 'paid',
    players: 312,
    paid: 4_800_000,
    startsAt: addTime(now, -8, 'day'),
    endsAt: addTime(now, -5, 'day'),
    paidAt: addTime(now, -4, 'day'),
  }),
];

/** What staff sees, and what was sent. */
export const { calls, sent, scopeOf } = deskSamples(
  (keep) => ({
    'GET /desk/attendance': { body: { rules, attendedToday: 214 } },
    'PUT /admin/attendance': keep({ body: rules }),
    'GET /desk/quest': { body: quests },
    'POST /admin/quest': keep({ status: 201, body: makeQuest({ id: 9 }) }),
    'PUT /admin/quest/4': keep({ body: makeQuest() }),
    'GET /desk/tournament': { body: tournaments },
    'POST /admin/tournament': keep({ status: 201, body: makeTournament({ id: 9 }) }),
    'PUT /admin/tournament/7': keep({ body: makeTournament() }),
    'DELETE /admin/tournament/7': keep({ status: 204 }),
  }),
  { values: [[$now, now]] },
);

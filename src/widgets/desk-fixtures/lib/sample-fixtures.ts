import { makePreview } from '@/entities/desk-preview/testing';
import { deskSamples } from '@/features/desk-list/testing';
import type { DeskFixture } from './typed-scores';

/** 21 November 2026, 18:00 in Seoul, epoch milliseconds. */
const start = 1_795_251_600_000;

/** A football match that ended 2 : 1 and may be changed. */
export function makeFixture(part: Partial<DeskFixture> = {}): DeskFixture {
  return {
    id: 'r693e1973v',
    sport: 'football',
    leagueName: '한반도 리그',
    home: '한강',
    away: '두만강',
    startsAt: start,
    status: 3,
    scores: {
      '10': { home: 1, away: 0 },
      '20': { home: 1, away: 1 },
      '100': { home: 2, away: 1 },
    },
    resultVersion: 0,
    bets: 14,
    openBets: 0,
    changeableUntil: start + 93_600_000,
    canCorrect: true,
    canVoid: true,
    ...part,
  };
}

const score = (home: number, away: number) => ({ home, away });

/** What was counted in that match: ten corners, three bookings and a player sent off. */
export const sampleCounts: NonNullable<DeskFixture['counts']> = {
  corner: { '10': score(3, 1), '20': score(3, 3), '100': score(6, 4), live: score(6, 4) },
  'yellow-card': { '10': score(1, 1), '20': score(1, 0), '100': score(2, 1), live: score(2, 1) },
  'red-card': { '10': score(0, 0), '20': score(0, 1), '100': score(0, 1), live: score(0, 1) },
  card: { '10': score(1, 1), '20': score(1, 1), '100': score(2, 2), live: score(2, 2) },
};

export function listOf(...data: readonly DeskFixture[]) {
  return { body: { data, nextCursor: null } };
}

/** What staff sees, and what was sent. */
export const { sent, scopeOf } = deskSamples((keep) => ({
  'GET /admin/fixture': listOf(makeFixture()),
  'POST /admin/fixture/r693e1973v/preview': keep({ body: makePreview() }),
  'PUT /admin/fixture/r693e1973v/result': keep({ body: { bets: 1 } }),
  'POST /admin/fixture/r693e1973v/void': keep({ body: { bets: 1 } }),
}));

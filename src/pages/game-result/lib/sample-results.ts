import { kstInstant } from '@/shared/lib/format';
import type { MatchResult, MatchResultDetail, ResultDay } from '../api';

const startsAt = kstInstant('2026-11-26 19:00:00');
export const league = {
  ...{ id: 'fb-kr-k1', sport: 'football' as const, name: 'K리그1' },
  ...{ country: 'kr', order: 6 },
};

const scorer = (name: string, side: 'home' | 'away', isOwnGoal = false) => {
  return {
    participant: { id: `${side}${name.length}`, name, kind: 'player' as const, side },
    isOwnGoal,
  };
};

/** A goal of each side, an own goal, and one of which nobody says who scored it. */
export const sampleGoals: NonNullable<MatchResult['goals']> = [
  { side: 'home', period: '10', minute: 12, scorer: scorer('손흥민', 'home') },
  { side: 'away', period: '10', minute: 45, scorer: scorer("Ciarán O'Neill", 'away') },
  { side: 'home', period: '20', minute: 78, scorer: scorer('Gabriel Jesús', 'away', true) },
  { side: 'home', period: '20', minute: null },
];

/** Corners and cards by half. */
export const sampleCounts: NonNullable<MatchResult['counts']> = {
  corner: {
    ...{ '10': { home: 3, away: 1 }, '20': { home: 3, away: 3 } },
    '100': { home: 6, away: 4 },
  },
  card: {
    ...{ '10': { home: 0, away: 1 }, '20': { home: 1, away: 2 } },
    '100': { home: 1, away: 3 },
  },
  'yellow-card': {
    ...{ '10': { home: 0, away: 1 }, '20': { home: 1, away: 1 } },
    '100': { home: 1, away: 2 },
  },
  'red-card': {
    ...{ '10': { home: 0, away: 0 }, '20': { home: 0, away: 1 } },
    '100': { home: 0, away: 1 },
  },
};

/** Makes a football match that ended 2 : 1. */
export function makeResult(part: Partial<MatchResult> = {}): MatchResult {
  return {
    ...{ id: 'r693e1973v', leagueId: league.id, home: '울산 HD', away: '대전 하나시티즌' },
    ...{ homeId: '4tq81xk0zv', awayId: '0bw5m9d2rc', startsAt, status: 3, isCorrected: false },
    scores: {
      ...{ '10': { home: 1, away: 0 }, '20': { home: 1, away: 1 } },
      '100': { home: 2, away: 1 },
    },
    ...part,
  };
}

/** Makes a day of two leagues, with a match that was put off and one that was stopped. */
export function makeDay(part: Partial<ResultDay> = {}): ResultDay {
  const other = { ...league, id: 'fb-gb-pl', name: '프리미어리그', country: 'gb-eng', order: 1 };
  return {
    ...{ day: kstInstant('2026-11-26 00:00:00'), sport: 'football' },
    counts: [
      { sport: 'football', fixtures: 5 },
      { sport: 'basketball', fixtures: 12 },
    ],
    leagues: [other, league],
    fixtures: [
      makeResult({
        ...{ id: 'pl000001', leagueId: other.id, home: '아스널', away: '첼시', isCorrected: true },
        scores: {
          '10': { home: 0, away: 0 },
          '20': { home: 0, away: 0 },
          '100': { home: 0, away: 0 },
        },
      }),
      makeResult({
        ...{ id: 'pl000002', leagueId: other.id, home: '브라이턴 앤 호브 앨비언' },
        ...{ away: '울버햄튼 원더러스', status: 7, scores: { '10': { home: 1, away: 1 } } },
      }),
      makeResult(),
      makeResult({ id: 'k1000002', home: '포항', away: '강원', status: 5, scores: {} }),
      makeResult({ id: 'k1000003', home: '서울', away: '수원', status: 4, scores: {} }),
    ],
    ...part,
  };
}

/** Makes a result with three markets, one line of which was half refunded. */
export function makeDetail(part: Partial<MatchResultDetail> = {}): MatchResultDetail {
  const decidedBy = { home: 2, away: 1 };
  const id = (name: string) => ({ id: `r693e1973v.${name}`, offerScore: null, decidedBy });
  return {
    league,
    fixture: makeResult(),
    markets: [
      {
        ...{ ...id('1._'), typeId: 1, line: null },
        outcomes: [
          { outcome: '1', odds: 207, result: 2 },
          { outcome: 'X', odds: 357, result: 1 },
          { outcome: '2', odds: 334, result: 1 },
        ],
      },
      {
        ...{ ...id('2.275'), typeId: 2, line: 275 },
        outcomes: [
          { outcome: 'Over', odds: 192, result: 5 },
          { outcome: 'Under', odds: 188, result: 4 },
        ],
      },
      {
        ...{ ...id('3.-100'), typeId: 3, line: -100 },
        outcomes: [
          { outcome: '1', odds: 215, result: 3 },
          { outcome: '2', odds: 168, result: 3 },
        ],
      },
    ],
    ...part,
  };
}

import { kstInstant } from '@/shared/lib/format';
import type {
  BetOnFixture,
  MatchResult,
  MatchResultDetail,
  ResultDay,
  SettledMarket,
} from '../api';

const startsAt = kstInstant('2026-11-26 19:00:00');
export const league = {
  id: 'fb-kr-k1',
  sport: 'football' as const,
  name: 'K리그1',
  country: 'kr',
  order: 6,
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
  corner: { '10': { home: 3, away: 1 }, '20': { home: 3, away: 3 }, '100': { home: 6, away: 4 } },
  card: { '10': { home: 0, away: 1 }, '20': { home: 1, away: 2 }, '100': { home: 1, away: 3 } },
  'yellow-card': {
    '10': { home: 0, away: 1 },
    '20': { home: 1, away: 1 },
    '100': { home: 1, away: 2 },
  },
  'red-card': {
    '10': { home: 0, away: 0 },
    '20': { home: 0, away: 1 },
    '100': { home: 0, away: 1 },
  },
};

/** A football match that ended 2 : 1. */
export function makeResult(part: Partial<MatchResult> = {}): MatchResult {
  return {
    id: 'r693e1973v',
    leagueId: league.id,
    home: '울산 HD',
    away: '대전 하나시티즌',
    homeId: '4tq81xk0zv',
    awayId: '0bw5m9d2rc',
    startsAt,
    status: 3,
    isCorrected: false,
    scores: { '10': { home: 1, away: 0 }, '20': { home: 1, away: 1 }, '100': { home: 2, away: 1 } },
    ...part,
  };
}

const decidedBy = { home: 2, away: 1 };
const idOf = (name: string) => ({ id: `r693e1973v.${name}`, offerScore: null, decidedBy });

/** A winner, a total that was half won, and a handicap that was given back. */
export const sampleMarkets: readonly SettledMarket[] = [
  {
    ...idOf('1._'),
    typeId: 1,
    line: null,
    outcomes: [
      { outcome: '1', odds: 207, result: 2 },
      { outcome: 'X', odds: 357, result: 1 },
      { outcome: '2', odds: 334, result: 1 },
    ],
  },
  {
    ...idOf('2.275'),
    typeId: 2,
    line: 275,
    outcomes: [
      { outcome: 'Over', odds: 192, result: 5 },
      { outcome: 'Under', odds: 188, result: 4 },
    ],
  },
  {
    ...idOf('3.-100'),
    typeId: 3,
    line: -100,
    outcomes: [
      { outcome: '1', odds: 215, result: 3 },
      { outcome: '2', odds: 168, result: 3 },
    ],
  },
];

/** Those markets as they are where all bets were given back. */
export const voidMarkets: SettledMarket[] = sampleMarkets.map((market) => ({
  ...market,
  decidedBy: null,
  outcomes: market.outcomes.map((outcome) => ({ ...outcome, result: 3 as const })),
}));

/** What a member has on a match: a settled bet and one that waits for other matches. */
export function makeOwn(part: Partial<BetOnFixture> = {}): BetOnFixture {
  return { fixtureId: 'r693e1973v', bets: 2, open: 1, stake: 30_000, payout: 41_400, ...part };
}

/** A day of two leagues, with a match that was put off and one that was stopped. */
export function makeDay(part: Partial<ResultDay> = {}): ResultDay {
  const other = { ...league, id: 'fb-gb-pl', name: '프리미어리그', country: 'gb-eng', order: 1 };
  const day = kstInstant('2026-11-26 00:00:00');
  return {
    day,
    sport: null,
    days: [
      { day, fixtures: 17 },
      { day: kstInstant('2026-11-25 00:00:00'), fixtures: 83 },
      { day: kstInstant('2026-11-22 00:00:00'), fixtures: 61 },
    ],
    counts: [
      { sport: 'football', fixtures: 5 },
      { sport: 'basketball', fixtures: 12 },
    ],
    leagues: [other, league],
    fixtures: [
      makeResult({
        id: 'pl000001',
        leagueId: other.id,
        home: '아스널',
        away: '첼시',
        isCorrected: true,
        scores: {
          '10': { home: 0, away: 0 },
          '20': { home: 0, away: 0 },
          '100': { home: 0, away: 0 },
        },
      }),
      makeResult({
        id: 'pl000002',
        leagueId: other.id,
        home: '브라이턴 앤 호브 앨비언',
        away: '울버햄튼 원더러스',
        status: 7,
        scores: { '10': { home: 1, away: 1 } },
      }),
      makeResult({ main: [...sampleMarkets], marketCount: 86, counts: sampleCounts }),
      makeResult({
        id: 'k1000002',
        home: '포항',
        away: '강원',
        status: 5,
        scores: {},
        main: voidMarkets,
        marketCount: 3,
      }),
      makeResult({ id: 'k1000003', home: '서울', away: '수원', status: 4, scores: {} }),
    ],
    ...part,
  };
}

/** A result with three markets, one line of which was half refunded. */
export function makeDetail(part: Partial<MatchResultDetail> = {}): MatchResultDetail {
  return { league, fixture: makeResult(), markets: [...sampleMarkets], ...part };
}

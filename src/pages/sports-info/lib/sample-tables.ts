import { kstInstant } from '@/shared/lib/format';
import type {
  LeagueRecord,
  LeagueTable,
  MatchResult,
  Meetings,
  Standing,
  TeamRecord,
} from '../api';

const league = {
  id: 'fb-kr-k1',
  sport: 'football' as const,
  name: 'K리그1',
  country: 'kr',
  order: 6,
};

const premier = { ...league, id: 'fb-gb-pl', name: '잉글랜드 프리미어리그', country: 'gb-eng' };

/** The row of a team that won two matches and drew one. */
export function makeStanding(part: Partial<Standing> = {}): Standing {
  return {
    teamId: '4tq81xk0zv',
    name: '울산 HD',
    played: 3,
    won: 2,
    drawn: 1,
    lost: 0,
    scored: 6,
    conceded: 2,
    points: 7,
    winRate: 1000,
    form: ['won', 'drawn', 'won'],
    place: 1,
    placeBefore: 2,
    ...part,
  };
}

/** A table of three teams. */
export function makeTable(part: Partial<LeagueTable> = {}): LeagueTable {
  return {
    countsFrom: kstInstant('2025-11-26 00:00:00'),
    sports: ['football', 'baseball'],
    league,
    venue: 'all',
    competitions: [premier, { ...premier, id: 'fb-es-ll', name: '라리가', country: 'es' }],
    leagues: [league, premier],
    rows: [
      makeStanding(),
      makeStanding({
        teamId: 'long',
        name: '브라이턴 앤 호브 앨비언',
        won: 1,
        drawn: 1,
        lost: 1,
        scored: 4,
        conceded: 4,
        points: 4,
        winRate: 500,
        form: ['lost', 'drawn', 'won'],
        place: 2,
        placeBefore: 1,
      }),
      makeStanding({
        teamId: '0bw5m9d2rc',
        name: '대전 하나시티즌',
        won: 0,
        drawn: 0,
        lost: 3,
        scored: 2,
        conceded: 6,
        points: 0,
        winRate: 0,
        form: ['lost', 'lost', 'lost'],
        place: 3,
        placeBefore: null,
      }),
    ],
    ...part,
  };
}

/** A match of Ulsan that ended 2 : 1. */
export function makeResult(part: Partial<MatchResult> = {}): MatchResult {
  return {
    id: 'r693e1973v',
    leagueId: league.id,
    home: '울산 HD',
    away: '대전 하나시티즌',
    homeId: '4tq81xk0zv',
    awayId: '0bw5m9d2rc',
    status: 3,
    isCorrected: false,
    startsAt: kstInstant('2026-11-22 19:00:00'),
    scores: { '100': { home: 2, away: 1 } },
    ...part,
  };
}

/** The record of Ulsan, who plays the same opponent next. */
export function makeRecord(part: Partial<TeamRecord> = {}): TeamRecord {
  const away = makeResult({
    id: 'r2',
    home: '포항',
    homeId: 'pohang',
    away: '울산 HD',
    awayId: '4tq81xk0zv',
    startsAt: kstInstant('2026-11-15 16:30:00'),
    scores: { '100': { home: 1, away: 1 } },
  });
  return {
    team: { id: '4tq81xk0zv', name: '울산 HD' },
    league,
    leagues: [league, { ...league, id: 'fb-afc-cl', name: 'AFC 챔피언스리그', country: 'world' }],
    results: [makeResult(), away],
    next: {
      id: 'r7a1e2c3d4',
      home: '대전 하나시티즌',
      homeId: '0bw5m9d2rc',
      away: '울산 HD',
      awayId: '4tq81xk0zv',
      startsAt: kstInstant('2026-11-29 14:00:00'),
    },
    meetings: { won: 1, drawn: 0, lost: 0, results: [makeResult()] },
    ...part,
  };
}

/** The league with its table, three results and two matches to come. */
export function makeLeagueRecord(part: Partial<LeagueRecord> = {}): LeagueRecord {
  const { countsFrom, rows } = makeTable();
  const { next, results } = makeRecord();
  return {
    league,
    countsFrom,
    rows,
    results: [...results, makeResult({ id: 'r3', status: 3 })],
    next: next
      ? [
          next,
          {
            id: 'r8b2f3d4e5',
            home: '브라이턴 앤 호브 앨비언',
            homeId: 'long',
            away: '포항',
            awayId: 'pohang',
            startsAt: kstInstant('2026-12-05 16:30:00'),
          },
        ]
      : [],
    ...part,
  };
}

/** How Ulsan and Daejeon have met: Ulsan won once, and both are in the table. */
export function makeMeetings(part: Partial<Meetings> = {}): Meetings {
  const { rows } = makeTable();
  const both = rows.filter(({ teamId }) => teamId !== 'long');
  return { won: 1, drawn: 0, lost: 0, results: [makeResult()], standings: both, ...part };
}

import { makeBetLeg, makeCasinoLeg, makeRoundBet } from '@/entities/bet/testing';
import { makeLobby } from '@/entities/casino-game/testing';
import { makeProfile } from '@/entities/member/testing';
import { makeMinigames } from '@/entities/round/testing';
import { makeProblem } from '@/shared/api/testing';
import { addTime, kstInstant } from '@/shared/lib/format';
import type { Attendance, LatestWins, SiteEvent, Tournament, TournamentDetail, Win } from '../api';

/** When the samples of home are looked at: a Saturday, 18:42 in Seoul. */
export const homeNow = kstInstant('2026-11-21 18:42:00');

const dayOf = (day: number) => kstInstant(`2026-11-${String(day).padStart(2, '0')} 00:00:00`);

/** November 2026 of a member on its 21st, attended on eleven days. */
export function makeAttendance(part: Partial<Attendance> = {}): Attendance {
  return {
    month: '202611',
    today: dayOf(21),
    deposited: 30_000,
    state: 'open',
    got: [],
    days: [2, 3, 4, 5, 9, 10, 11, 12, 13, 19, 20].map(dayOf),
    rules: {
      minDeposit: 30_000,
      minDepositUsd: 3_000,
      dayPoints: 1_000,
      fullPoints: 50_000,
      steps: [
        { days: 10, points: 10_000 },
        { days: 20, points: 20_000 },
      ],
    },
    ...part,
  };
}

/** An event that is on until the end of the month. */
export function makeEvent(part: Partial<SiteEvent> = {}): SiteEvent {
  return {
    id: 5,
    title: '가을 리그 응원 이벤트',
    isOver: false,
    isUpcoming: false,
    joinedAt: null,
    startsAt: dayOf(16),
    endsAt: kstInstant('2026-12-01 00:00:00'),
    ...part,
  };
}

/** A tournament that ends in 29 hours. */
export function makeTournament(part: Partial<Tournament> = {}): Tournament {
  return {
    id: 7,
    kind: 'sports',
    title: '주말 스포츠 토너먼트',
    currency: 'KRW',
    players: 312,
    startsAt: kstInstant('2026-11-20 18:00:00'),
    endsAt: dayOf(23),
    state: 'running',
    prizeTotal: 7_200_000,
    joinedAt: kstInstant('2026-11-20 19:00:00'),
    ...part,
  };
}

/** Makes that tournament, in which the member is the 14th. */
export function makeTournamentDetail(part: Partial<TournamentDetail> = {}): TournamentDetail {
  const names = [...'달바백푸첫느남은오가초솔봄하한'];
  const ranking = names.map((name, at) => ({
    rank: at + 1,
    nickname: `${name}**`,
    level: [12, 9, 8][at] ?? 3,
    isMine: at === 13,
    score: 4_821 - at * 101,
    bets: 9,
    points: at < 10 ? 200_000 : 50_000,
  }));
  return {
    tournament: makeTournament(),
    ranking,
    own: ranking[13] ?? null,
    paidAt: null,
    rules: { minOdds: 150, oddsCap: 1_000, minStake: 5_000, maxBets: 30 },
    prizes: [
      { from: 1, to: 1, points: 3_000_000 },
      { from: 2, to: 10, points: 200_000 },
      { from: 11, to: 20, points: 50_000 },
    ],
    ...part,
  };
}

/** A win of six folders of another member. */
export function makeWin(part: Partial<Win> = {}): Win {
  return {
    rank: 1,
    nickname: '달빛**',
    level: 11,
    game: 'sports',
    mode: 'domestic',
    legs: 6,
    first: makeBetLeg({ result: 2 }),
    odds: 964,
    win: 482_000,
    isMine: false,
    settledAt: addTime(homeNow, -2, 'minute'),
    ...part,
  };
}

/** A list of wins of all kinds, the member's own among them. */
export function makeWins(part: Partial<LatestWins> = {}): LatestWins {
  const mini = {
    game: 'mini',
    mode: null,
    legs: 1,
    first: makeRoundBet({ result: 2 }).legs[0] ?? null,
  } as const;
  const casino = { game: 'casino', mode: null, legs: 1, first: makeCasinoLeg() } as const;
  const rows = [
    makeWin(),
    makeWin({ ...mini, rank: 2, nickname: '한강**', level: 4, win: 19_500, isMine: true }),
    makeWin({ ...casino, rank: 3, nickname: '바다**', level: 7, win: 6_000 }),
    makeWin({ rank: 4, nickname: '백*', level: 2, settledAt: addTime(homeNow, -3, 'hour') }),
  ];
  return { currency: 'KRW', rows, ...part };
}

const problem = () => makeProblem('UNAVAILABLE', { requestId: 'Rq7fK2' });

/** What the server answers to the parts below the first screen. */
export const moreAnswers = {
  ordinary: {
    'GET /member/profile': {
      body: makeProfile({
        level: 4,
        nextLevel: { level: 5, required: 100_000_000, done: 98_400_000 },
      }),
    },
    'GET /minigame/games': { body: { serverTime: homeNow, games: makeMinigames([], homeNow) } },
    'GET /casino/lobby/slot': { body: makeLobby('slot') },
    'GET /casino/lobby/casino': { body: makeLobby('casino') },
    'GET /attendance': { body: makeAttendance() },
    'GET /event': {
      body: [
        makeEvent({ id: 4, title: '첫 베팅 안내 이벤트', joinedAt: dayOf(17) }),
        makeEvent(),
        makeEvent({ id: 6, title: '12월 출석 이벤트', isUpcoming: true }),
        makeEvent({ id: 3, title: '추석 맞이 이벤트', isOver: true }),
      ],
    },
    'GET /tournament?kind=sports': { body: [makeTournament()] },
    'GET /tournament?kind=casino': { body: [] },
    'GET /tournament/7': { body: makeTournamentDetail() },
    'GET /hallOfFame/latest': { body: makeWins() },
  },
  empty: {
    'GET /member/profile': { body: makeProfile({ nextLevel: null }) },
    'GET /minigame/games': { body: { serverTime: homeNow, games: [] } },
    'GET /casino/lobby/slot': { body: { providers: [], games: [] } },
    'GET /casino/lobby/casino': { body: { providers: [], games: [] } },
    'GET /attendance': { body: makeAttendance({ days: [] }) },
    'GET /event': { body: [] },
    'GET /tournament?kind=sports': { body: [] },
    'GET /tournament?kind=casino': { body: [] },
    'GET /hallOfFame/latest': { body: makeWins({ rows: [] }) },
  },
  failed: {
    'GET /member/profile': problem(),
    'GET /minigame/games': problem(),
    'GET /casino/lobby/slot': problem(),
    'GET /casino/lobby/casino': problem(),
    'GET /attendance': problem(),
    'GET /event': problem(),
    'GET /tournament?kind=sports': problem(),
    'GET /tournament?kind=casino': problem(),
    'GET /hallOfFame/latest': problem(),
  },
} as const;

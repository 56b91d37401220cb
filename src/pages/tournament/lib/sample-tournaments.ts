import { addTime, kstInstant } from '@/shared/lib/format';
import type { Rank, Tournament, TournamentDetail } from '../api';

/** When the samples are looked at: a Saturday, 18:43 in Seoul. */
export const now = kstInstant('2026-11-21 18:43:00');

/** A tournament that runs for 29 hours more. */
export function makeTournament(part: Partial<Tournament> = {}): Tournament {
  return {
    id: 7,
    kind: 'sports',
    title: '주말 스포츠 토너먼트',
    currency: 'KRW',
    startsAt: kstInstant('2026-11-20 18:00:00'),
    endsAt: kstInstant('2026-11-23 00:00:00'),
    state: 'running',
    players: 312,
    prizeTotal: 7_200_000,
    joinedAt: null,
    ...part,
  };
}

export const tournaments: readonly Tournament[] = [
  makeTournament(),
  makeTournament({ id: 8, title: '해외축구 토너먼트', endsAt: addTime(now, 5, 'hour') }),
  makeTournament({
    id: 9,
    title: '주중 스포츠 토너먼트',
    state: 'upcoming',
    players: 41,
    startsAt: addTime(now, 2, 'day'),
    endsAt: addTime(now, 5, 'day'),
  }),
  makeTournament({
    id: 5,
    title: '지난주 스포츠 토너먼트',
    state: 'paid',
    joinedAt: addTime(now, -8, 'day'),
    startsAt: addTime(now, -8, 'day'),
    endsAt: addTime(now, -5, 'day'),
  }),
];

export function makeRank(part: Partial<Rank> = {}): Rank {
  return {
    rank: 1,
    nickname: '달빛**',
    level: 11,
    score: 4_821,
    bets: 10,
    points: 3_000_000,
    isMine: false,
    ...part,
  };
}

export const ranking: readonly Rank[] = [
  makeRank(),
  makeRank({ rank: 2, nickname: '바다**', level: 6, score: 3_915, points: 1_500_000 }),
  makeRank({ rank: 3, nickname: '백두**', level: 4, score: 3_402, bets: 9, points: 800_000 }),
  ...Array.from({ length: 12 }, (_none, at) =>
    makeRank({
      rank: at + 4,
      nickname: `${'푸첫느오남은가초솔봄하한'[at]}**`,
      level: 3,
      score: 3_118 - at * 101,
      points: 200_000,
    }),
  ),
];

export const own = makeRank({
  rank: 64,
  nickname: '한강바람',
  level: 12,
  score: 1_906,
  bets: 7,
  points: 50_000,
  isMine: true,
});

export function makeDetail(part: Partial<TournamentDetail> = {}): TournamentDetail {
  return {
    tournament: makeTournament(),
    rules: { minOdds: 150, oddsCap: 1_000, minStake: 5_000, maxBets: 30 },
    prizes: [
      { from: 1, to: 1, points: 3_000_000 },
      { from: 2, to: 2, points: 1_500_000 },
      { from: 3, to: 3, points: 800_000 },
      { from: 4, to: 10, points: 200_000 },
      { from: 11, to: 20, points: 50_000 },
    ],
    ranking: [...ranking],
    own: null,
    paidAt: null,
    ...part,
  };
}

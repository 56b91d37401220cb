import { kstInstant } from '@/shared/lib/format';
import type { BlockAnswers } from '@/shared/lib/test-page';
import type { Tournament, TournamentDetail } from '../api';

/** When it is looked at: a Saturday, 18:42 in Seoul. */
export const tournamentNow = kstInstant('2026-11-21 18:42:00');

/** A tournament that ends in 29 hours. */
export function makeTournament(part: Partial<Tournament> = {}): Tournament {
  return {
    id: 7,
    kind: 'sports',
    title: '주말 스포츠 토너먼트',
    currency: 'KRW',
    players: 312,
    startsAt: kstInstant('2026-11-20 18:00:00'),
    endsAt: kstInstant('2026-11-23 00:00:00'),
    state: 'running',
    prizeTotal: 7_200_000,
    joinedAt: kstInstant('2026-11-20 19:00:00'),
    ...part,
  };
}

/** That tournament with the member at rank 14. */
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

/** What the server says of the tournaments. */
export const tournamentAnswers: BlockAnswers = {
  ordinary: {
    'GET /tournament?kind=sports': { body: [makeTournament()] },
    'GET /tournament?kind=casino': { body: [] },
    'GET /tournament/7': { body: makeTournamentDetail() },
  },
  empty: {
    'GET /tournament?kind=sports': { body: [] },
    'GET /tournament?kind=casino': { body: [] },
  },
};

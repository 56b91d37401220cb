import type { TournamentPrize } from '#rules/tournament.ts';
import type { Queryable } from '../lib/db.ts';
import { DAY_MS, startOfSeoulDay } from '../lib/seoul-time.ts';
import { demoMemberId } from './accounts.ts';

interface DemoTournament {
  kind: 'sports' | 'casino';
  title: string;
  /** Days from today on; midnight in Seoul. */
  fromDay: number;
  toDay: number;
  /** Hundredths; the stake in won. */
  rules: { minOdds: number; oddsCap: number; minStake: number; maxBets: number };
  prizes: readonly TournamentPrize[];
  /** User ids of who has joined. */
  players: readonly string[];
}

const SPORTS = { minOdds: 150, oddsCap: 1_000, minStake: 5_000, maxBets: 30 };
const PRIZES = [
  { from: 1, to: 1, points: 3_000_000 },
  { from: 2, to: 2, points: 1_500_000 },
  { from: 3, to: 3, points: 700_000 },
  { from: 4, to: 10, points: 200_000 },
  { from: 11, to: 30, points: 30_000 },
];

/** The first account is left to join by hand. */
const TOURNAMENTS: readonly DemoTournament[] = [
  {
    kind: 'sports',
    title: '스포츠 배당 토너먼트',
    rules: SPORTS,
    prizes: PRIZES,
    fromDay: -1,
    toDay: 14,
    players: ['member02', 'tend22', 'unread01'],
  },
  {
    kind: 'sports',
    title: '리그 결승 토너먼트',
    rules: SPORTS,
    prizes: PRIZES,
    fromDay: 14,
    toDay: 21,
    players: ['member02'],
  },
  {
    kind: 'casino',
    title: '카지노 배수 토너먼트',
    prizes: PRIZES,
    rules: { minOdds: 100, oddsCap: 10_000, minStake: 1_000, maxBets: 20 },
    fromDay: -1,
    toDay: 14,
    players: ['member02', 'unread01'],
  },
];

/** Adds two tournaments that run and one that is to come, with who has joined. */
export async function addTournaments(q: Queryable, now: number): Promise<void> {
  const today = startOfSeoulDay(now);
  for (const { kind, title, rules, prizes, fromDay, toDay, players } of TOURNAMENTS) {
    const { minOdds, oddsCap, minStake, maxBets } = rules;
    await q.query(
      `with made as (
         insert into tournament (kind, title, currency, starts_at, ends_at, min_odds, odds_cap, min_stake, max_bets, prizes, players)
         values ($1, $2, 'KRW', $3, $4, $5, $6, $7, $8, $9::jsonb, cardinality($10::text[])) returning id)
       insert into tournament_player (tournament_id, member_id, joined_at)
       select id, member_id, $11::bigint from made, unnest($10::text[]) p (member_id)`,
      [
        ...[kind, title, today + fromDay * DAY_MS, today + toDay * DAY_MS],
        ...[minOdds, oddsCap, minStake, maxBets, JSON.stringify(prizes)],
        ...[players.map(demoMemberId), now],
      ],
    );
  }
}

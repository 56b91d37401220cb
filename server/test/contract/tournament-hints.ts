import fc from 'fast-check';
import type { TestApp } from '../build-test-app.ts';
import type { Hints } from './requests.ts';

const HOUR = 3_600_000;
const COLUMNS =
  'kind, title, currency, starts_at, ends_at, min_odds, odds_cap, min_stake, max_bets, prizes';

/** A tournament that runs, and ones to come, enough that some are left after the fuzz test has deleted others. */
export async function tournamentHints(site: TestApp): Promise<Hints> {
  const now = site.clock.now();
  const add = async (count: number, startsAt: number) =>
    (
      await site.db.query<{ id: number }>(
        `insert into tournament (${COLUMNS})
         select 'sports', '토너먼트', 'KRW', $2, $3, 150, 1000, 5000, 30, '[{"from": 1, "to": 1, "points": 5}]'
         from generate_series(1, $1::int) returning id`,
        [count, startsAt, startsAt + HOUR],
      )
    ).map(({ id }) => id);
  const [running] = await add(1, now);
  const ahead = await add(60, now + HOUR);
  const draft = fc.record({
    kind: fc.constant('sports'),
    title: fc.constantFrom('주말', '<b>'),
    currency: fc.constantFrom('KRW', 'USD'),
    startsAt: fc.constant(now + HOUR),
    endsAt: fc.constant(now + 2 * HOUR),
    rules: fc.record({
      minOdds: fc.constant(150),
      oddsCap: fc.constantFrom(150, 1_000),
      minStake: fc.constantFrom(1, 5_000),
      maxBets: fc.constantFrom(1, 100),
    }),
    prizes: fc.constantFrom([{ from: 1, to: 2, points: 1 }], [{ from: 2, to: 2, points: 1 }]),
  });
  return {
    tournamentId: fc.constantFrom(...ahead),
    'joinTournament.tournamentId': fc.constant(running),
    'getTournament.tournamentId': fc.constant(running),
    'addTournament.body': draft,
    'changeTournament.body': draft,
    'getHallOfFame.month': fc.constantFrom('202405', '202404', '209901'),
  };
}

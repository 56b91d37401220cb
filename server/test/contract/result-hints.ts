import fc from 'fast-check';
import { dayOf, keyOfDay } from '#simulator/index.ts';
import { DAY_MS, startOfSeoulDay } from '../../src/lib/seoul-time.ts';
import type { TestApp } from '../build-test-app.ts';
import type { Hints } from './requests.ts';

/** What staff does with results: fixtures of its own to void, for a void ends every other operation on its fixture. */
export async function resultHints(site: TestApp, finished: readonly string[]): Promise<Hints> {
  const rows = await site.db.query<{ id: string }>(
    `insert into fixture (id, league_id, sport, home, away, home_id, away_id, starts_at, status, source, finished_at)
     select 'fuzzvoid' || n, l.id, l.sport, 'a', 'b', 'a', 'b', $1, 3, 'test', $1
     from generate_series(10, 60) n, (select id, sport from league where sport = 'football' limit 1) l returning id`,
    [site.clock.now()],
  );
  const voidable = rows.map(({ id }) => id);
  const score = { home: 2, away: 1 };
  const league = await site.db.query<{ id: string }>('select id from league order by id limit 5');
  const team = await site.db.query<{ id: string }>('select home_id as id from fixture limit 10');
  const against = await site.db.query<{ id: string }>(
    'select away_id as id from fixture where home_id in (select home_id from fixture limit 10) limit 10',
  );
  const days = [0, 1, 400].map((ago) => startOfSeoulDay(site.clock.now()) - ago * DAY_MS);
  const today = dayOf(site.clock.now());
  const dayKey = fc.constantFrom(...[-1, 0, 1, 400].map((days) => keyOfDay(today + days)));
  return {
    'getWorldDay.dayKey': dayKey,
    'getTakenPrices.dayKey': dayKey,
    'getTakenPrices.cursor': fc.constant(
      Buffer.from('1715385600000.prq3h8k2m5v_0123456789abcd').toString('base64url'),
    ),
    'getLeagueTable.league': fc.constantFrom(...league.map(({ id }) => id)),
    'getLeague.leagueId': fc.constantFrom(...league.map(({ id }) => id)),
    'getLeagueBoard.leagueId': fc.constantFrom(...league.map(({ id }) => id)),
    'getTeamRecord.teamId': fc.constantFrom(...team.map(({ id }) => id)),
    'getMeetings.team': fc.constantFrom(...team.map(({ id }) => id)),
    'getMeetings.opponent': fc.constantFrom(...against.map(({ id }) => id)),
    'searchSports.text': fc.constantFrom('리그', 'ㄹㄱ', '유나이티드', 'FC', ' '),
    'getResults.day': fc.constantFrom(...days),
    'getBetsOnFixtures.day': fc.constantFrom(...days),
    'getBets.eventId': fc.constantFrom(...finished, 'nosuchfixture'),
    'voidFixture.fixtureId': fc.constantFrom(...voidable),
    'voidFixture.body': fc.constant({ reason: '홈과 원정이 바뀐 경기' }),
    'previewResult.fixtureId': fc.constantFrom(...finished, ...voidable),
    'previewResult.body': fc.constantFrom(...[{ scores: null }, { scores: { '100': score } }], {
      counts: { corner: { '100': score } },
    }),
    'correctResult.body': fc.constant({
      scores: { '10': { home: 1, away: 0 }, '20': { home: 1, away: 1 }, '100': score },
      reason: '기록 정정',
    }),
  };
}

import type { Handlers } from '../../contract/types.ts';
import type { ModuleDeps } from '../../module.ts';
import { problem } from '../../lib/problem.ts';
import { startOfSeoulDay } from '../../lib/seoul-time.ts';
import { resultOf, resultsOfDay } from './match-results.ts';
import { leagueRecord, leagueTable, teamRecord } from './standings.ts';

type Routes = Pick<
  Handlers,
  'getResults' | 'getMatchResult' | 'getLeagueTable' | 'getLeague' | 'getTeamRecord'
>;

export function resultsRoutes({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>): Routes {
  return {
    async getResults({ query: { day, sport } }) {
      if (startOfSeoulDay(day) !== day) {
        return problem('VALIDATION', {
          errors: [{ path: 'query.day', message: 'must be midnight in Seoul' }],
        });
      }
      return { status: 200, body: await resultsOfDay(db, { day, sport }) };
    },
    async getMatchResult({ params }) {
      const result = await resultOf(db, params.fixtureId, clock.now());
      return result ? { status: 200, body: result } : problem('NOT_FOUND');
    },
    async getLeagueTable({ query: { sport, league } }) {
      return { status: 200, body: await leagueTable(db, { sport, league }, clock.now()) };
    },
    async getLeague({ params }) {
      const record = await leagueRecord(db, params.leagueId, clock.now());
      return record ? { status: 200, body: record } : problem('NOT_FOUND');
    },
    async getTeamRecord({ params }) {
      const record = await teamRecord(db, params.teamId, clock.now());
      return record ? { status: 200, body: record } : problem('NOT_FOUND');
    },
  };
}

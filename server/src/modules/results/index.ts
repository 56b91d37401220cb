import { defineModule } from '../../module.ts';
import { resultsRoutes } from './routes.ts';

/** What everyone may read of matches that are over: results, tables, the record of a team and how two have met. It writes nothing. */
export const resultsModule = defineModule({
  name: 'results',
  guests: [
    'getResults',
    'getMatchResult',
    'getLeagueTable',
    'getLeague',
    'getTeamRecord',
    'getMeetings',
    'searchSports',
  ],
  create: (deps) => ({ routes: resultsRoutes(deps) }),
});

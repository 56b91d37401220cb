import { defineModule } from '../../module.ts';
import { resultsRoutes } from './routes.ts';

/** What everyone may read of matches that are over: results, tables and the record of a team. It writes nothing. */
export const resultsModule = defineModule({
  name: 'results',
  guests: ['getResults', 'getMatchResult', 'getLeagueTable', 'getLeague', 'getTeamRecord'],
  create: (deps) => ({ routes: resultsRoutes(deps) }),
});

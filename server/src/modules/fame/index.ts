import { defineModule } from '../../module.ts';
import { tournamentModule } from '../tournament/index.ts';
import { wagerModule } from '../wager/index.ts';
import { fameRoutes } from './routes.ts';
import { createFameService } from './service.ts';

/** The hall of fame: it reads what bets won and writes nothing. */
export const fameModule = defineModule({
  name: 'fame',
  guests: ['getLatestWins'],
  create(deps, use) {
    const wager = use(wagerModule).service;
    const tournaments = use(tournamentModule).service;
    return { routes: fameRoutes(createFameService(deps, { tournaments, wager })) };
  },
});

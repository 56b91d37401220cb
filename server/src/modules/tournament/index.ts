import { defineModule, type ModuleDeps, type ServerModule } from '../../module.ts';
import { cashierModule } from '../cashier/index.ts';
import { createTournamentDesk, type TournamentDesk } from './desk.ts';
import { tournamentInvariants } from './invariants.ts';
import { createLiveRanking } from './live.ts';
import { createPayment, type PaymentPorts } from './payment.ts';
import { tournamentRoutes } from './routes.ts';
import { createScoring } from './scoring.ts';
import { createTournamentService, type TournamentService } from './service.ts';

export type { DraftFault, TournamentDesk } from './desk.ts';
export type { Reader, TournamentService } from './service.ts';

export function createTournamentModule(
  deps: Pick<ModuleDeps, 'db' | 'bus' | 'clock'>,
  ports: PaymentPorts,
): ServerModule & { service: TournamentService; desk: TournamentDesk } {
  const live = createLiveRanking(deps);
  const service = createTournamentService(deps, live);
  return {
    routes: tournamentRoutes(service),
    topics: [live.topic],
    // At one instant what was settled is ranked before prizes are paid.
    scheduled: [createScoring(deps, live), createPayment(deps, ports, live)],
    service,
    desk: createTournamentDesk(deps),
  };
}

/** Tournaments: rankings by bets, with prizes of points. */
export const tournamentModule = defineModule({
  name: 'tournament',
  tables: ['tournament', 'tournament_player', 'tournament_due'],
  sqlFunctions: ['tournament_'],
  invariants: tournamentInvariants,
  create: (deps, use) => createTournamentModule(deps, use(cashierModule).credits),
});

import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { sportsbookRoutes } from './routes.ts';
import {
  createSportsbookService,
  type SportsbookPorts,
  type SportsbookService,
} from './service.ts';

export { type LegOutcome, legOutcome } from './leg-outcome.ts';
export { sportsbookInvariants } from './invariants.ts';
export type { FixtureResult, FixtureState, OfferedMarket, SportsPort } from './ports.ts';
export type { SportsbookService } from './service.ts';
export { createFixtureStrategy, type FixtureStrategy } from './strategy.ts';
export type { BetLeg } from './types.ts';

export interface SportsbookModule extends ServerModule {
  service: SportsbookService;
}

/** Bets on fixtures: the first kind of wager. Its strategy has to be registered with the wager module. */
export function createSportsbookModule(
  deps: Pick<ModuleDeps, 'db' | 'clock' | 'log'>,
  ports: SportsbookPorts,
): SportsbookModule {
  const service = createSportsbookService(deps, ports);
  return { handlers: sportsbookRoutes(service), service };
}

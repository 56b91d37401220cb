import { defineModule, type ModuleDeps, type ServerModule } from '../../module.ts';
import { sportsModule } from '../sports/index.ts';
import { wagerModule } from '../wager/index.ts';
import { sportsbookInvariants } from './invariants.ts';
import { sportsbookRoutes } from './routes.ts';
import {
  createSportsbookService,
  type SportsbookPorts,
  type SportsbookService,
} from './service.ts';
import { createFixtureStrategy } from './strategy.ts';

export { goalView } from './goal-view.ts';
export { type LegOutcome, legOutcome } from './leg-outcome.ts';
export type {
  Correction,
  FixtureResult,
  OfferedMarket,
  SportsPort,
} from './ports.ts';
export type { ResultChange } from './results.ts';
export type { SportsbookService } from './service.ts';
export { createFixtureStrategy, type FixtureStrategy } from './strategy.ts';
export type { BetLeg } from './types.ts';

export interface SportsbookModule extends ServerModule {
  service: SportsbookService;
}

/** The strategy has to be registered with the wager module. */
export function createSportsbookModule(
  deps: Pick<ModuleDeps, 'db' | 'clock' | 'log'>,
  ports: SportsbookPorts,
): SportsbookModule {
  const service = createSportsbookService(deps, ports);
  return { routes: sportsbookRoutes(service), service };
}

/** Bets on fixtures: the first kind of wager. */
export const sportsbookModule = defineModule({
  name: 'sportsbook',
  invariants: sportsbookInvariants,
  guests: ['getJointPrice', 'getTakenPrices'],
  create(deps, use) {
    const sports = use(sportsModule).service;
    const wager = use(wagerModule);
    const strategy = createFixtureStrategy(deps, sports);
    wager.register(strategy);
    return createSportsbookModule(deps, { sports, strategy, wager: wager.service });
  },
});

import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import type { WalletService } from '../wallet/index.ts';
import { createNotifier } from './notify.ts';
import { createPendingTask } from './pending.ts';
import { createPlacement, type Placement } from './place.ts';
import type { SportsPort } from './ports.ts';
import { betRoutes } from './routes.ts';
import { type BetService, createBetService } from './service.ts';
import { createSettlement, type Settlement } from './settle.ts';

export type { PlaceInput, PlaceResult } from './place.ts';
export type { FixtureState, Offer, SportsPort } from './ports.ts';
export type { BetService } from './service.ts';

export interface BetModule extends ServerModule {
  service: BetService & Pick<Placement, 'place'> & Pick<Settlement, 'settleFixture'>;
}

/** Bets from placement to settlement. `sports` and `wallet` are the services of those modules. */
export function createBetModule(
  deps: Pick<ModuleDeps, 'db' | 'clock' | 'ids' | 'log' | 'bus'>,
  { sports, wallet }: { sports: SportsPort; wallet: WalletService },
): BetModule {
  const notifier = createNotifier({ ...deps, sports, wallet });
  const placement = createPlacement(deps, sports, notifier);
  const settlement = createSettlement(deps, notifier);
  const service = createBetService(deps, sports, settlement);
  return {
    handlers: betRoutes(service, placement),
    // At one instant the bets whose delay is over come before the results that close their markets.
    tasks: [createPendingTask(deps, notifier), settlement],
    close: () => placement.idle(),
    service: { ...service, place: placement.place, settleFixture: settlement.settleFixture },
  };
}

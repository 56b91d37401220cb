import { defineModule, type ModuleDeps, type ServerModule } from '../../module.ts';
import { cashierModule } from '../cashier/index.ts';
import { createAgentBooking } from './agents.ts';
import { rollingInvariants } from './invariants.ts';
import { rollingRoutes } from './routes.ts';
import { createRollingService, type RollingPorts, type RollingService } from './service.ts';

export { readRateBounds } from './repository.ts';
export type { RollingService } from './service.ts';

/** What bets earn is booked by `rolling_settle`, which the wager core calls. */
export function createRollingModule(
  deps: Pick<ModuleDeps, 'db' | 'ids'>,
  ports: RollingPorts,
): ServerModule & { service: RollingService } {
  const service = createRollingService(deps, ports);
  return { routes: rollingRoutes(service), service, scheduled: [createAgentBooking(deps.db)] };
}

/** Rolling comp; what bets earn is booked by `rolling_settle`, which the wager core calls. */
export const rollingModule = defineModule({
  name: 'rolling',
  tables: [
    'rolling_category',
    'rolling_kind',
    'rolling_rate',
    'rolling_accrual',
    'rolling_conversion',
  ],
  sqlFunctions: ['rolling_'],
  invariants: rollingInvariants,
  create: (deps, use) => createRollingModule(deps, use(cashierModule).credits),
});

import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { createAgentBooking } from './agents.ts';
import { rollingRoutes } from './routes.ts';
import { createRollingService, type RollingPorts, type RollingService } from './service.ts';

export { rollingInvariants } from './invariants.ts';
export { readRateBounds } from './repository.ts';

/** Makes the module of rolling comp; what bets earn is booked by `rolling_settle`, which the wager core calls. */
export function createRollingModule(
  deps: Pick<ModuleDeps, 'db' | 'ids'>,
  ports: RollingPorts,
): ServerModule & { service: RollingService } {
  const service = createRollingService(deps, ports);
  return { handlers: rollingRoutes(service), service, tasks: [createAgentBooking(deps.db)] };
}

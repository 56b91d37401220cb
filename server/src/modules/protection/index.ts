import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { protectionRoutes } from './routes.ts';
import {
  createProtectionService,
  type ProtectionPorts,
  type ProtectionService,
} from './service.ts';
import { createDepositTask, createRaiseTask } from './tasks.ts';

export type { ProtectionService } from './service.ts';
export { protectionInvariants } from './invariants.ts';
export { excludedAmong, ownRefusals } from './refusal-repository.ts';

/** Makes the module of limits, breaks and exclusions that members set for themselves. */
export function createProtectionModule(
  deps: Pick<ModuleDeps, 'db' | 'ids'>,
  ports: ProtectionPorts,
): ServerModule & { service: ProtectionService } {
  const service = createProtectionService(deps, ports);
  return {
    handlers: protectionRoutes(service),
    service,
    tasks: [createRaiseTask(deps.db, service), createDepositTask(service)],
  };
}

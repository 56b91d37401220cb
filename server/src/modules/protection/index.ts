import { defineModule, type ModuleDeps, type ServerModule } from '../../module.ts';
import { protectionInvariants } from './invariants.ts';
import { protectionRoutes } from './routes.ts';
import {
  createProtectionService,
  type ProtectionPorts,
  type ProtectionService,
} from './service.ts';
import { createDepositTask, createRaiseTask } from './tasks.ts';

export type { ProtectionService } from './service.ts';
export { type DepositLimitUse, depositLimitUses } from './use-repository.ts';
export { excludedAmong, ownRefusals, stopRefusals } from './refusal-repository.ts';

export function createProtectionModule(
  deps: Pick<ModuleDeps, 'db' | 'ids'>,
  ports: ProtectionPorts,
): ServerModule & { service: ProtectionService } {
  const service = createProtectionService(deps, ports);
  return {
    routes: protectionRoutes(service),
    service,
    scheduled: [createRaiseTask(deps.db, service), createDepositTask(service)],
  };
}

type StopDeposit = ProtectionPorts['stopDeposit'];

/** Limits, breaks and exclusions that members set for themselves. */
export const protectionModule = defineModule({
  name: 'protection',
  tables: [
    'protection_limit',
    'protection_stop',
    'protection_change',
    'protection_hour',
    'protection_summed',
    'reality_check',
  ],
  sqlFunctions: ['protection_'],
  invariants: protectionInvariants,
  create(deps) {
    const stops: StopDeposit[] = [];
    const made = createProtectionModule(deps, {
      async stopDeposit(id, at) {
        // Each knows its own alone.
        for (const stop of stops) await stop(id, at);
      },
    });
    return {
      ...made,
      /** `stop` cancels deposits of one kind, and leaves those of others alone. */
      stopDepositsBy: (stop: StopDeposit) => void stops.push(stop),
    };
  },
});

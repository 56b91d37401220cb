import { defineModule, type ModuleDeps, type ServerModule } from '../../module.ts';
import { cashierModule } from '../cashier/index.ts';
import { referralInvariants } from './invariants.ts';
import { referralRoutes } from './routes.ts';
import { createReferralService, type ReferralService } from './service.ts';
import { countNow } from './count-now.ts';
import { readForStaff } from './settlement-repository.ts';
import {
  createSettlementRequests,
  type SettlementPorts,
  type Settlements,
} from './settlement-request.ts';
import type { DescribedSettlement } from './types.ts';

export type { DescribedSettlement, Settlement } from './types.ts';

/** What the desk works with. */
export interface SettlementDesk {
  settlements: Settlements;
  describe(ids: readonly string[]): Promise<Map<string, DescribedSettlement>>;
}

export function createReferralModule(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  ports: SettlementPorts,
): ServerModule & { service: ReferralService; desk: SettlementDesk } {
  const settlements = createSettlementRequests(deps, ports);
  const service = createReferralService(deps, settlements);
  return {
    routes: referralRoutes(service),
    service,
    desk: {
      settlements,
      async describe(ids) {
        const described = new Map<string, DescribedSettlement>();
        for (const { memberId, ...one } of await readForStaff(deps.db, ids)) {
          const isWaiting = one.state === 'requested';
          const now = isWaiting ? await countNow(deps.db, { ...one, memberId }) : null;
          described.set(one.id, { ...one, now });
        }
        return described;
      },
    },
  };
}

/** Friends, and the settlements of what they brought. */
export const referralModule = defineModule({
  name: 'referral',
  tables: ['settlement'],
  invariants: referralInvariants,
  create: (deps, use) => createReferralModule(deps, use(cashierModule).credits),
});

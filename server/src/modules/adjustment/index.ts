import { defineModule, type ModuleDeps } from '../../module.ts';
import { cashierModule } from '../cashier/index.ts';
import { shareEvent } from '../event/index.ts';
import { messageModule } from '../message/index.ts';
import { wagerModule } from '../wager/index.ts';
import {
  type AdjustmentPorts,
  type Adjustments,
  createAdjustmentRequests,
} from './adjustment-request.ts';
import { adjustmentInvariants } from './invariants.ts';
import { createEventRewards, type EventRewards } from './rewards.ts';
import {
  type AdjustmentEvents,
  type AdjustmentService,
  createAdjustmentService,
} from './service.ts';

export type { AdjustmentDetails } from './types.ts';

export interface AdjustmentDesk extends AdjustmentService {
  requests: Adjustments;
  rewards: EventRewards;
}

export function createAdjustmentDesk(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  ports: AdjustmentPorts & AdjustmentEvents,
): AdjustmentDesk {
  const requests = createAdjustmentRequests(deps, ports);
  const service = createAdjustmentService(deps, requests, ports);
  return { requests, ...service, rewards: createEventRewards(deps, service, ports) };
}

/** Corrections of balances, rewards of events and debts; their operations are the desk's. */
export const adjustmentModule = defineModule({
  name: 'adjustment',
  invariants: adjustmentInvariants,
  create(deps, use) {
    const service = createAdjustmentDesk(deps, {
      ...use(cashierModule).credits,
      shareEvent,
      debts: use(wagerModule).service.debts,
      sendMessage: use(messageModule).service.send,
    });
    return { service };
  },
});

import type { ModuleDeps } from '../../lib/module.ts';
import {
  type AdjustmentPorts,
  type Adjustments,
  createAdjustmentRequests,
} from './adjustment-request.ts';
import { createEventRewards, type EventRewards } from './rewards.ts';
import {
  type AdjustmentEvents,
  type AdjustmentService,
  createAdjustmentService,
} from './service.ts';
export type { AdjustmentDetails } from './types.ts';
export { adjustmentInvariants } from './invariants.ts';

export interface AdjustmentDesk extends AdjustmentService {
  requests: Adjustments;
  rewards: EventRewards;
}

/** Makes what the desk corrects balances with; its operations are the desk's. */
export function createAdjustmentDesk(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  ports: AdjustmentPorts & AdjustmentEvents,
): AdjustmentDesk {
  const requests = createAdjustmentRequests(deps, ports);
  const service = createAdjustmentService(deps, requests, ports);
  return { requests, ...service, rewards: createEventRewards(deps, service, ports) };
}

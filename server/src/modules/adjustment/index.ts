import type { ModuleDeps } from '../../lib/module.ts';
import {
  type AdjustmentPorts,
  type Adjustments,
  createAdjustmentRequests,
} from './adjustment-request.ts';
import { type AdjustmentService, createAdjustmentService } from './service.ts';
export type { AdjustmentDetails } from './types.ts';
export { adjustmentInvariants } from './invariants.ts';

export interface AdjustmentDesk extends AdjustmentService {
  requests: Adjustments;
}

/** Makes what the desk corrects balances with; its operations are the desk's. */
export function createAdjustmentDesk(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  ports: AdjustmentPorts,
): AdjustmentDesk {
  const requests = createAdjustmentRequests(deps, ports);
  return { requests, ...createAdjustmentService(deps, requests) };
}

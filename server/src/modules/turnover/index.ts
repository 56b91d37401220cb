import { defineModule } from '../../module.ts';
import { walletModule } from '../wallet/index.ts';
import { turnoverInvariants } from './invariants.ts';
import { createTurnoverService } from './service.ts';

export { createHeldTask } from './held-task.ts';
export { createTurnoverService, type TurnoverService } from './service.ts';

/** What has to be bet before a withdrawal, and the points of a bonus that are held until then. */
export const turnoverModule = defineModule({
  name: 'turnover',
  tables: ['turnover_requirement'],
  invariants: turnoverInvariants,
  create: (deps, use) => ({ service: createTurnoverService(deps, use(walletModule).service) }),
});

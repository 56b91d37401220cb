import { defineModule } from '../../module.ts';
import { turnoverInvariants } from './invariants.ts';
import { createTurnoverService } from './service.ts';

export { createTurnoverService, type TurnoverService } from './service.ts';

/** What has to be bet before a withdrawal. */
export const turnoverModule = defineModule({
  name: 'turnover',
  tables: ['turnover_requirement'],
  invariants: turnoverInvariants,
  create: (deps) => ({ service: createTurnoverService(deps) }),
});

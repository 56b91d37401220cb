import { defineModule } from '../../module.ts';
import { cashierModule } from '../cashier/index.ts';
import { createQuestDesk } from './desk.ts';
import { questInvariants } from './invariants.ts';
import { questRoutes } from './routes.ts';
import { createQuestService } from './service.ts';

export type { QuestDesk } from './desk.ts';

/** What members do for points, by days and weeks. */
export const questModule = defineModule({
  name: 'quest',
  tables: ['quest', 'quest_claim'],
  invariants: questInvariants,
  create(deps, use) {
    const service = createQuestService(deps, use(cashierModule).credits);
    return { routes: questRoutes(service), desk: createQuestDesk(deps) };
  },
});

import { defineModule } from '../../module.ts';
import { authModule } from '../auth/index.ts';
import { cashierModule } from '../cashier/index.ts';
import { protectionModule } from '../protection/index.ts';
import { statementModule } from '../statement/index.ts';
import { wagerModule } from '../wager/index.ts';
import { memberDeskInvariants } from './invariants.ts';
import { memberDeskRoutes } from './routes.ts';
import { createDeskSearch } from './search.ts';
import { createMemberDeskService } from './service.ts';

export { eraseNotes } from './erasure-repository.ts';

/** What staff sees of members and does with them. */
export const memberDeskModule = defineModule({
  name: 'member-desk',
  tables: ['member_note', 'member_ban'],
  invariants: memberDeskInvariants,
  create(deps, use) {
    const { credits, cashier } = use(cashierModule);
    const service = createMemberDeskService(deps, {
      ...credits,
      auth: use(authModule).service,
      cashier,
      protection: use(protectionModule).service,
      debtsOf: use(wagerModule).service.debts.ofMember,
    });
    return {
      routes: memberDeskRoutes(
        { ...service, search: createDeskSearch(deps) },
        use(statementModule).service,
      ),
      scheduled: [service.endBans],
    };
  },
});

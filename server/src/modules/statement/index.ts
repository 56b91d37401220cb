import { defineModule } from '../../module.ts';
import { cashierModule } from '../cashier/index.ts';
import { wagerModule } from '../wager/index.ts';
import { statementRoutes } from './routes.ts';
import { createStatementService } from './service.ts';

export { periodProblem } from './routes.ts';
export type { StatementService } from './service.ts';

/** The members' statements: it reads what the ledger has and writes nothing. */
export const statementModule = defineModule({
  name: 'statement',
  create(deps, use) {
    const { betsOf, debts } = use(wagerModule).service;
    const { banksOf } = use(cashierModule);
    const service = createStatementService(deps, {
      bets: betsOf,
      banks: banksOf,
      owedBy: debts.owedBy,
    });
    return { routes: statementRoutes(service), service };
  },
});

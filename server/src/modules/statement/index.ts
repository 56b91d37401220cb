import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { statementRoutes } from './routes.ts';
import { createStatementService, type StatementPorts, type StatementService } from './service.ts';

export { periodProblem } from './routes.ts';
export type { StatementService } from './service.ts';

/** Makes the module of the members' statements: it reads what the ledger has and writes nothing. */
export function createStatementModule(
  deps: Pick<ModuleDeps, 'db'>,
  ports: StatementPorts,
): ServerModule & { service: StatementService } {
  const service = createStatementService(deps, ports);
  return { handlers: statementRoutes(service), service };
}

import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { resultsRoutes } from './routes.ts';

/** Makes what everyone may read of matches that are over: results, tables and the record of a team. It writes nothing. */
export function createResultsModule(deps: Pick<ModuleDeps, 'db' | 'clock'>): ServerModule {
  return { handlers: resultsRoutes(deps) };
}

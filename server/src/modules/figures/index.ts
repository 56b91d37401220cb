import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { figuresRoutes } from './routes.ts';
import { createFiguresService } from './service.ts';
export { figuresInvariants } from './invariants.ts';

/** Makes the module of the site's figures: it reads what the ledger has and writes nothing. */
export function createFiguresModule(deps: Pick<ModuleDeps, 'db'>): ServerModule {
  return { handlers: figuresRoutes(createFiguresService(deps)) };
}

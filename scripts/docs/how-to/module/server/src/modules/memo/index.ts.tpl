import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { memoRoutes } from './routes.ts';
import { createMemoService } from './service.ts';

export { memoInvariants } from './invariants.ts';

/** Makes the module of the members' memos. */
export function createMemoModule(deps: ModuleDeps): ServerModule {
  return { handlers: memoRoutes(createMemoService(deps)) };
}

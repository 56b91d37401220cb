import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { savedSlipRoutes } from './routes.ts';
import { createSavedSlipService } from './service.ts';

export { eraseSavedSlips } from './erasure-repository.ts';
export { savedSlipInvariants } from './invariants.ts';

/** Makes the module of the slips that members keep by a name. */
export function createSavedSlipModule(deps: Pick<ModuleDeps, 'db'>): ServerModule {
  return { handlers: savedSlipRoutes(createSavedSlipService(deps)) };
}

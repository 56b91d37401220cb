import { defineModule } from '../../module.ts';
import { savedSlipInvariants } from './invariants.ts';
import { savedSlipRoutes } from './routes.ts';
import { createSavedSlipService } from './service.ts';

export { eraseSavedSlips } from './erasure-repository.ts';

/** The slips that members keep by a name. */
export const savedSlipModule = defineModule({
  name: 'saved-slip',
  tables: ['saved_slip'],
  invariants: savedSlipInvariants,
  create: (deps) => ({ routes: savedSlipRoutes(createSavedSlipService(deps)) }),
});

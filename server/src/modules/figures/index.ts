import { defineModule } from '../../module.ts';
import { figuresInvariants } from './invariants.ts';
import { figuresRoutes } from './routes.ts';
import { createFiguresService } from './service.ts';

/** The site's figures: it reads what the ledger has and writes nothing. */
export const figuresModule = defineModule({
  name: 'figures',
  invariants: figuresInvariants,
  create: (deps) => ({ routes: figuresRoutes(createFiguresService(deps)) }),
});

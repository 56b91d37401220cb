import { defineModule } from '../../module.ts';
import { sportsModule } from '../sports/index.ts';
import { healthRoutes } from './routes.ts';

/** Whether the server serves, and what of the feed could not be taken. */
export const healthModule = defineModule({
  name: 'health',
  guests: ['getHealth'],
  create: (_deps, use) => ({ routes: healthRoutes(use(sportsModule).feedCounts) }),
});

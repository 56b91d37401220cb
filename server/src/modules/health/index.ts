import { defineModule } from '../../module.ts';
import { sportsModule } from '../sports/index.ts';
import { healthRoutes } from './routes.ts';
import { createHealthService } from './service.ts';

/** Whether the server serves and its database takes writes, and what of the feed could not be taken. */
export const healthModule = defineModule({
  name: 'health',
  tables: ['health_probe'],
  guests: ['getHealth'],
  create: (deps, use) => ({
    routes: healthRoutes(createHealthService(deps), use(sportsModule).feedCounts),
  }),
});

import type { ServerModule } from '../../lib/module.ts';
import { notImplementedRoutes } from './routes.ts';

/** Makes the module of the calls whose features come later: they say so, and minigames are under maintenance. */
export function createNotImplementedModule(): ServerModule {
  return { handlers: notImplementedRoutes() };
}

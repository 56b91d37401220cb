import { defineModule } from '../../module.ts';
import { notImplementedRoutes } from './routes.ts';

/** The calls whose features come later: they say so, and minigames are under maintenance. */
export const notImplementedModule = defineModule({
  name: 'not-implemented',
  guests: ['getMinigameSetting', 'getMinigameEvents'],
  create: () => ({ routes: notImplementedRoutes() }),
});

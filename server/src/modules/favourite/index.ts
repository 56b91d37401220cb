import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { createFavouriteCleaning } from './cleaning.ts';
import { favouriteRoutes } from './routes.ts';
import { createFavouriteService } from './service.ts';

export { eraseFavourites } from './erasure-repository.ts';
export { favouriteInvariants } from './invariants.ts';

/** Makes the module of the members' favourites: leagues, teams and fixtures. */
export function createFavouriteModule(deps: Pick<ModuleDeps, 'db' | 'clock'>): ServerModule {
  return {
    handlers: favouriteRoutes(createFavouriteService(deps)),
    tasks: [createFavouriteCleaning(deps)],
  };
}

import { defineModule } from '../../module.ts';
import { createFavouriteCleaning } from './cleaning.ts';
import { favouriteInvariants } from './invariants.ts';
import { favouriteRoutes } from './routes.ts';
import { createFavouriteService } from './service.ts';

export { eraseFavourites } from './erasure-repository.ts';

/** The members' favourites: leagues, teams, fixtures and games of casino providers. */
export const favouriteModule = defineModule({
  name: 'favourite',
  tables: ['favourite'],
  invariants: favouriteInvariants,
  create: (deps) => ({
    routes: favouriteRoutes(createFavouriteService(deps)),
    scheduled: [createFavouriteCleaning(deps)],
  }),
});

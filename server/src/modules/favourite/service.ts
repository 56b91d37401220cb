import { MAX_FAVOURITES } from '#rules/favourites.ts';
import type { ModuleDeps } from '../../module.ts';
import * as repository from './repository.ts';
import type { Favourite } from './repository.ts';

/** How long after its kick-off a fixture stays a favourite: longer than a match is played, its result is looked up. */
export const FIXTURE_KEPT_MS = 3 * 24 * 3_600_000;

export interface FavouriteService {
  /** All of a member, oldest first. */
  list(memberId: string): Promise<Favourite[]>;
  /** Adding one again changes nothing. `unknown`: there is no such thing, or it is a fixture of days ago. */
  add(memberId: string, favourite: Favourite, now: number): Promise<'added' | 'unknown' | 'full'>;
  remove(memberId: string, favourite: Favourite): Promise<void>;
}

/** Every call names the member, so that nobody reaches another's. */
export function createFavouriteService({ db }: Pick<ModuleDeps, 'db'>): FavouriteService {
  return {
    list: (memberId) => repository.listFavourites(db, memberId),
    async add(memberId, favourite, now) {
      if (!(await repository.isKnown(db, favourite, now - FIXTURE_KEPT_MS))) return 'unknown';
      return db.tx(async (q) => {
        await repository.waitForTurn(q, memberId);
        const row = { ...favourite, memberId, now, max: MAX_FAVOURITES };
        return (await repository.insertFavourite(q, row)) ? 'added' : 'full';
      });
    },
    remove: (memberId, favourite) => repository.deleteFavourite(db, memberId, favourite),
  };
}

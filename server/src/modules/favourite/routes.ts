import type { Handlers } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';
import type { FavouriteService } from './service.ts';

type FavouriteHandlers = Pick<Handlers, 'getFavourites' | 'addFavourite' | 'removeFavourite'>;

export function favouriteRoutes(favourites: FavouriteService): FavouriteHandlers {
  return {
    async getFavourites(_request, ctx) {
      return { status: 200, body: await favourites.list(ctx.member.memberId) };
    },
    async addFavourite({ params: { kind, favouriteId } }, ctx) {
      const { memberId } = ctx.member;
      const outcome = await favourites.add(memberId, { kind, id: favouriteId }, ctx.now);
      if (outcome === 'unknown') return problem('NOT_FOUND');
      if (outcome === 'full') return problem('FAVOURITE_LIMIT');
      return { status: 204, body: undefined };
    },
    async removeFavourite({ params: { kind, favouriteId } }, ctx) {
      await favourites.remove(ctx.member.memberId, { kind, id: favouriteId });
      return { status: 204, body: undefined };
    },
  };
}

import type { Dto } from '#contract/types.gen.ts';

export type Favourite = Dto<'Favourite'>;
/** A favourite as one text, so that a set holds all kinds. */
export type FavouriteKey = `${Favourite['kind']}:${string}`;
export type Favourites = ReadonlySet<FavouriteKey>;

export function keyOf({ kind, id }: Favourite): FavouriteKey {
  return `${kind}:${id}`;
}

/** What of a fixture can be starred: itself, its league, its teams. */
export interface Starrable {
  id: string;
  leagueId: string;
  homeId: string;
  awayId: string;
}

/** Whether a fixture, its league or one of its teams is among the favourites. */
export function isStarred(
  favourites: Favourites,
  { id, leagueId, homeId, awayId }: Starrable,
): boolean {
  return (
    favourites.has(`fixture:${id}`) ||
    favourites.has(`league:${leagueId}`) ||
    favourites.has(`team:${homeId}`) ||
    favourites.has(`team:${awayId}`)
  );
}

import type { Dto } from '#contract/types.gen.ts';
import type { Favourites } from '@/features/favourites';

/**
 * The league of an id; without one the first of the member's own, else the first of all. Null where no league with fixtures
 * has the id.
 */
export function chosenLeague(
  leagues: readonly Dto<'LeagueCount'>[],
  id: string | undefined,
  favourites: Favourites,
): Dto<'LeagueCount'> | null {
  const of = (isWanted: (one: Dto<'LeagueCount'>) => boolean) => leagues.find(isWanted) ?? null;
  if (id) return of(({ league }) => league.id === id);
  return of(({ league }) => favourites.has(`league:${league.id}`)) ?? leagues[0] ?? null;
}

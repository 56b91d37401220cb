import type { Favourites } from '@/features/favourites';
import type { LeagueCountDto } from '@/shared/api';

/**
 * The league of an id; without one the first of the member's own, else the first of all. Null where no league with fixtures
 * has the id.
 */
export function chosenLeague(
  leagues: readonly LeagueCountDto[],
  id: string | undefined,
  favourites: Favourites,
): LeagueCountDto | null {
  const of = (isWanted: (one: LeagueCountDto) => boolean) => leagues.find(isWanted) ?? null;
  if (id) return of(({ league }) => league.id === id);
  return of(({ league }) => favourites.has(`league:${league.id}`)) ?? leagues[0] ?? null;
}

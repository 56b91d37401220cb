import { linkSearch, searchHref } from '@/shared/routes';
import type { LivetvSearch } from '../search';

/** The address of a search, without what is the default. */
export function livetvHref({ sport, fixture }: Partial<LivetvSearch>): string {
  return searchHref('/livetv', { sport, fixture });
}

/** The query of a link to a match; '' for the schedule. */
export const watchSearch = (sport: LivetvSearch['sport'], fixture: string) =>
  linkSearch({ ...(sport && { sport }), fixture });

/** The query of a link to the markets of a match. */
export const marketsSearch = (fixture: string) => linkSearch({ league: '', fixture });

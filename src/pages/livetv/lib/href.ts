import type { LivetvSearch } from '../search';

/** The address of a search, without what is the default. */
export function livetvHref({ sport, fixture }: Partial<LivetvSearch>): string {
  const query = new URLSearchParams({ ...(sport && { sport }), ...(fixture && { fixture }) });
  return query.size === 0 ? '/livetv' : `/livetv?${query}`;
}

/** The query of a link to a match; '' for the schedule. Links of pages are typed by their address alone. */
export const watchSearch = (sport: LivetvSearch['sport'], fixture: string) => ({
  joinCd: undefined,
  ...(sport && { sport }),
  fixture,
});

/** The query of a link to the markets of a match. */
export const marketsSearch = (fixture: string) => ({ joinCd: undefined, league: '', fixture });

import { type EuropeSearch, searchDefaults } from '../search';

/** Writes the address of the board; what stands at its default is left out. */
export function europeHref(search: Partial<EuropeSearch>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value !== searchDefaults[key as keyof EuropeSearch]) query.set(key, value);
  }
  const asked = query.toString();
  return asked === '' ? '/europe' : `/europe?${asked}`;
}

/** The query of a link to a league. Links of pages are typed by their address alone: the page reads its own query. */
export const leagueSearch = (league: string) => ({ joinCd: undefined, league, fixture: '' });

import { type InplaySearch, searchDefaults } from '../search';

/** Writes the address of the page; what stands at its default is left out. */
export function inplayHref(search: Partial<InplaySearch>): string {
  const query = Object.entries(search)
    .filter(([key, value]) => value !== searchDefaults[key as keyof InplaySearch])
    .map(([key, value]) => `${key}=${value}`);
  return query.length === 0 ? '/inplay' : `/inplay?${query.join('&')}`;
}

/** The query of a link to a match; '' for the list. Links of pages are typed by their address alone. */
export const gameSearch = (fixture: string) => ({ joinCd: undefined, fixture, watch: '' });

import { linkSearch } from '@/shared/routes';
import { type InplaySearch, searchDefaults } from '../search';

/** The address of a search, without what is the default. */
export function inplayHref(search: Partial<InplaySearch>): string {
  const query = Object.entries(search)
    .filter(([key, value]) => value !== searchDefaults[key as keyof InplaySearch])
    .map(([key, value]) => `${key}=${value}`);
  return query.length === 0 ? '/inplay' : `/inplay?${query.join('&')}`;
}

/** The query of a link to a match; '' for the list. */
export const gameSearch = (fixture: string) => linkSearch({ fixture, watch: '' });

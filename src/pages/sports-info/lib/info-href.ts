import { searchHref } from '@/shared/routes';
import { type InfoSearch, searchDefaults } from '../search';

/** The address of a search, without what is the default. */
export function hrefOf({ sport, league, team, venue }: InfoSearch): string {
  return searchHref('/sports_info', { sport, league, team, venue }, searchDefaults);
}

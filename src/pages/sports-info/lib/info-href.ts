import type { InfoSearch } from '../search';

/** The address of a search, without what is the default. */
export function hrefOf({ sport, league, team, venue }: InfoSearch): string {
  const query = new URLSearchParams({
    ...(sport && { sport }),
    ...(league && { league }),
    ...(team && { team }),
    ...(venue !== 'all' && { venue }),
  });
  return query.size === 0 ? '/sports_info' : `/sports_info?${query}`;
}

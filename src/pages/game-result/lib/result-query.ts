import { formatKst, parseDateTime, startOfKstDay } from '@/shared/lib/format';
import type { ResultsQuery } from '../api';
import type { ResultSearch } from '../search';

/** Reads the day of an address, a midnight in Seoul; that of `now` for one that is no day. */
export function dayOf({ day }: Pick<ResultSearch, 'day'>, now: number): number {
  return (day === undefined ? null : parseDateTime(`${day} 00:00:00`)) ?? startOfKstDay(now);
}

/** Writes a midnight in Seoul as an address has it: 2026-11-26. */
export function dayText(day: number): string {
  return formatKst(day, 'YYYY-MM-DD');
}

/** What to ask the server for. */
export function toResultsQuery(search: ResultSearch, now: number): ResultsQuery {
  return { day: dayOf(search, now), sport: search.sport };
}

/** The address of a search, without what is the default. */
export function hrefOf({ day, sport, league, match, show }: ResultSearch): string {
  const query = new URLSearchParams({
    ...(day && { day }),
    ...(sport && { sport }),
    ...(league && { league }),
    ...(match && { match }),
    ...(show !== 'all' && { show }),
  });
  return query.size === 0 ? '/game_result/sports' : `/game_result/sports?${query}`;
}

import { formatKst, parseDateTime, startOfKstDay } from '@/shared/lib/format';
import { searchHref } from '@/shared/routes';
import type { ResultsQuery } from '../api';
import { type ResultSearch, searchDefaults } from '../search';

/** The day of an address, a midnight in Seoul; that of `now` for one that is no day. */
export function dayOf({ day }: Pick<ResultSearch, 'day'>, now: number): number {
  return (day === undefined ? null : parseDateTime(`${day} 00:00:00`)) ?? startOfKstDay(now);
}

/** A midnight in Seoul as an address has it: 2026-11-26. */
export function dayText(day: number): string {
  return formatKst(day, 'YYYY-MM-DD');
}

/** What to ask the server for. */
export function toResultsQuery(search: ResultSearch, now: number): ResultsQuery {
  return { day: dayOf(search, now), sport: search.sport };
}

/** The address of a search, without what is the default. */
export function hrefOf({ day, sport, league, match, show }: ResultSearch): string {
  return searchHref('/game_result/sports', { day, sport, league, match, show }, searchDefaults);
}

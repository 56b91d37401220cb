import * as z from 'zod/mini';
import { queryChoice, queryNumber, queryText } from '@/shared/lib/schema';
import { searchHref } from '@/shared/routes';
import { SPORT_KEYS } from '#rules/sport-keys.ts';

const maxLength = 40;

/** The query of a board. `time` is the moment of the navigation in unix seconds, as the specification has it. */
export const koreaSearch = z.object({
  time: queryNumber(0, 0),
  sport: queryChoice(['all', ...SPORT_KEYS], 'all'),
  /** League id. */
  league: queryText(maxLength),
  /** A day of Seoul, YYYY-MM-DD; every day where it is empty or no date. */
  day: queryText(10),
  when: queryChoice(['all', 'hours3'], 'all'),
  market: queryChoice(['all', 'winner', 'handicap', 'total'], 'all'),
  sort: queryChoice(['time', 'league'], 'time'),
  q: queryText(maxLength),
  /** Every match, or the member's favourites. */
  show: queryChoice(['all', 'starred'], 'all'),
  page: queryNumber(1, 1),
  /** The fixture whose markets are all shown; none where it is empty. */
  fixture: queryText(maxLength),
  /** Base address of another API to read the boards from; development builds only. */
  feed: queryText(maxLength),
});

export type KoreaSearch = z.infer<typeof koreaSearch>;

export const searchDefaults: KoreaSearch = z.parse(koreaSearch, {});

/** The address of a board. */
export function koreaHref(kind: string, search: KoreaSearch): string {
  return searchHref(`/korea/${kind}`, search, searchDefaults);
}

import * as z from 'zod/mini';
import { queryChoice, queryNumber, queryText } from '@/shared/lib/schema';
import { SPORT_KEYS } from '#rules/sport-keys.ts';

export const sportChoices = ['all', ...SPORT_KEYS] as const;
export const timeChoices = ['all', 'hours3'] as const;
export const marketChoices = ['all', 'winner', 'handicap', 'total'] as const;
export const sortChoices = ['time', 'league'] as const;
/** Every match, or the member's favourites. */
export const showChoices = ['all', 'starred'] as const;

/** One row per match, or one per market. */
export type BoardForm = 'matches' | 'markets';
export type MarketChoice = (typeof marketChoices)[number];
export type SortChoice = (typeof sortChoices)[number];

const maxLength = 40;

/** The query of a board. `time` is the moment of the navigation in unix seconds, as the specification has it. */
export const koreaSearch = z.object({
  time: queryNumber(0, 0),
  sport: queryChoice(sportChoices, 'all'),
  /** League id. */
  league: queryText(maxLength),
  /** A day of Seoul, YYYY-MM-DD; every day where it is empty or no date. */
  day: queryText(10),
  when: queryChoice(timeChoices, 'all'),
  market: queryChoice(marketChoices, 'all'),
  sort: queryChoice(sortChoices, 'time'),
  q: queryText(maxLength),
  show: queryChoice(showChoices, 'all'),
  page: queryNumber(1, 1),
  /** The fixture whose markets are all shown; none where it is empty. */
  fixture: queryText(maxLength),
  /** Base address of another API to read the boards from; development builds only. */
  feed: queryText(maxLength),
});

export type KoreaSearch = z.infer<typeof koreaSearch>;

export const searchDefaults: KoreaSearch = z.parse(koreaSearch, {});

const conditions = ['league', 'when', 'market', 'q'] as const;

/**
 * Counts what narrows the board besides sport, day and favourites, which are always visible. A list of matches shows all markets
 * whatever is chosen of them.
 */
export function conditionCount(search: KoreaSearch, form: BoardForm): number {
  return conditions.filter(
    (key) => search[key] !== searchDefaults[key] && !(key === 'market' && form === 'matches'),
  ).length;
}

/** Writes the address of a board; what stands at its default is left out. */
export function koreaHref(kind: string, search: KoreaSearch): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value !== searchDefaults[key as keyof KoreaSearch]) query.set(key, String(value));
  }
  const asked = query.toString();
  return asked === '' ? `/korea/${kind}` : `/korea/${kind}?${asked}`;
}

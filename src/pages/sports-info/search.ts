import * as z from 'zod/mini';
import { queryChoice, queryOptional, queryText } from '@/shared/lib/schema';
import { SPORT_KEYS } from '#rules/sport-keys.ts';

/** Which matches of each team a table counts: all, those at home, those away. */
export const venues = ['all', 'home', 'away'] as const;

/** Which table is shown; anything else in the address falls back to the first league that has results. */
export const infoSearch = z.object({
  /** The first sport with results without it. */
  sport: queryOptional(z.enum(SPORT_KEYS)),
  /** Id of a league; '' for the first of the sport. */
  league: queryText(40),
  /** Id of the team whose record is shown; '' for none. */
  team: queryText(40),
  venue: queryChoice(venues, 'all'),
});

export type InfoSearch = z.infer<typeof infoSearch>;

/** What an address leaves out. */
export const searchDefaults: InfoSearch = z.parse(infoSearch, {});

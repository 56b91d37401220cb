import * as z from 'zod/mini';
import { queryOptional, queryText } from '@/shared/lib/schema';
import { SPORT_KEYS } from '#rules/sport-keys.ts';

/** Which table is shown; anything else in the address falls back to the first league that has results. */
export const infoSearch = z.object({
  /** The first sport with results without it. */
  sport: queryOptional(z.enum(SPORT_KEYS)),
  /** Id of a league; '' for the first of the sport. */
  league: queryText(40),
  /** Id of the team whose record is shown; '' for none. */
  team: queryText(40),
});

export type InfoSearch = z.infer<typeof infoSearch>;

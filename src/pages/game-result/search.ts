import * as z from 'zod/mini';
import { queryChoice, queryOptional, queryText } from '@/shared/lib/schema';
import { SPORT_KEYS } from '#rules/sport-keys.ts';

/** Which results are shown; anything else in the address falls back to all of today. */
export const resultSearch = z.object({
  /** Day in Seoul, YYYY-MM-DD; today without it. */
  day: queryOptional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  /** All sports without it. */
  sport: queryOptional(z.enum(SPORT_KEYS)),
  /** Id of the one league that is shown; '' for all. */
  league: queryText(40),
  /** Ids of the matches whose markets are shown, with a hyphen between them; '' for none. */
  match: queryText(200),
  /** All matches, or those that the member has bet on. */
  show: queryChoice(['all', 'mine'], 'all'),
});

export type ResultSearch = z.infer<typeof resultSearch>;

/** What an address leaves out. */
export const searchDefaults: ResultSearch = z.parse(resultSearch, {});

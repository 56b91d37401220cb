import * as z from 'zod/mini';
import { queryOptional, queryText } from '@/shared/lib/schema';
import { SPORT_KEYS } from '#rules/sport-keys.ts';

/** Which results are shown; anything else in the address falls back to the first sport of today. */
export const resultSearch = z.object({
  /** Day in Seoul, YYYY-MM-DD; today without it. */
  day: queryOptional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  /** The first sport of the day without it. */
  sport: queryOptional(z.enum(SPORT_KEYS)),
  /** Id of the one league that is shown; '' for all. */
  league: queryText(40),
  /** Id of the match whose markets are shown; '' for none. */
  match: queryText(40),
});

export type ResultSearch = z.infer<typeof resultSearch>;

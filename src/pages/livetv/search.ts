import * as z from 'zod/mini';
import { queryOptional, queryText } from '@/shared/lib/schema';
import { SPORT_KEYS } from '#rules/sport-keys.ts';

/** The query of the schedule. */
export const livetvSearch = z.object({
  /** All sports without it. */
  sport: queryOptional(z.enum(SPORT_KEYS)),
  /** The fixture that is watched; none where it is empty. */
  fixture: queryText(40),
});

export type LivetvSearch = z.infer<typeof livetvSearch>;

/** What an address leaves out. */
export const searchDefaults: LivetvSearch = z.parse(livetvSearch, {});

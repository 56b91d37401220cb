import * as z from 'zod/mini';
import { queryChoice, queryText } from '@/shared/lib/schema';

export const games = ['all', 'sports', 'casino', 'mini'] as const;
export const orders = ['win', 'odds', 'sum'] as const;

/** Which wins are shown; anything else in the address falls back to the highest of this month. */
export const fameSearch = z.object({
  /** A month of Seoul, 202611. */
  month: queryText(6),
  game: queryChoice(games, 'all'),
  by: queryChoice(orders, 'win'),
});

export type FameSearch = z.infer<typeof fameSearch>;

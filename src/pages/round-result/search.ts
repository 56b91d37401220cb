import * as z from 'zod/mini';
import type { VirtualSport } from '#rules/rounds/venues.ts';
import { queryOptional, queryText } from '@/shared/lib/schema';

/** The pages: of minigames, of all virtual venues, of those of a sport. */
export type ResultPath =
  | '/game_result/minigame'
  | '/game_result/virtuals'
  | `/game_result/virtuals/${VirtualSport}`;

/** Which rounds are shown; anything else in the address falls back to today's of the page's first game. */
export const roundResultSearch = z.object({
  /** Id of the game or venue. */
  game: queryOptional(z.int()),
  /** Day in Seoul, 20261120. */
  day: queryText(8),
  /** Number of the round that is open; the list begins with it where it had none of it. */
  round: queryOptional(z.int().check(z.gte(1), z.lte(17_280))),
});

export type RoundResultSearch = z.infer<typeof roundResultSearch>;

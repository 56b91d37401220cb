import * as z from 'zod/mini';
import { queryNumber, queryText } from '@/shared/lib/schema';

/** The round that is verified; what is missing or unknown falls back to the first game and to today. */
export const fairnessSearch = z.object({
  /** Id of the game. */
  game: queryNumber(0, 0),
  /** Day in Seoul, YYYYMMDD. */
  day: queryText(8),
  /** Number of the day; 0 for none. */
  round: queryNumber(0, 0),
});

export type FairnessSearch = z.infer<typeof fairnessSearch>;

export const searchDefaults: FairnessSearch = { game: 0, day: '', round: 0 };

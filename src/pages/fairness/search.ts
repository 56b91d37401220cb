import * as z from 'zod/mini';
import { queryChoice, queryNumber, queryText } from '@/shared/lib/schema';

/** Rounds of minigames, or days of simulated matches. */
export const tabs = ['round', 'sports'] as const;

/** The round or the day that is verified; what is missing or unknown falls back to the first game and to today, or to the last published day. */
export const fairnessSearch = z.object({
  tab: queryChoice(tabs, 'round'),
  /** Id of the game. */
  game: queryNumber(0, 0),
  /** Day in Seoul, YYYYMMDD; of matches the day that begins at 06:00. */
  day: queryText(8),
  /** Number of the day; 0 for none. */
  round: queryNumber(0, 0),
});

export type FairnessSearch = z.infer<typeof fairnessSearch>;

export const searchDefaults: FairnessSearch = { tab: 'round', game: 0, day: '', round: 0 };

import * as z from 'zod/mini';
import { queryText } from '@/shared/lib/schema';

const maxLength = 40;

/** The query of the European board. */
export const europeSearch = z.object({
  /** League id; empty for the one that is shown at first. */
  league: queryText(maxLength),
  /** The fixture whose markets are shown in place of the list; none where it is empty. */
  fixture: queryText(maxLength),
});

export type EuropeSearch = z.infer<typeof europeSearch>;

export const searchDefaults: EuropeSearch = z.parse(europeSearch, {});

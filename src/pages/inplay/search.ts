import * as z from 'zod/mini';
import { queryText } from '@/shared/lib/schema';

/** The query of the in-play page. */
export const inplaySearch = z.object({
  /** The fixture that is shown; none where it is empty. */
  fixture: queryText(40),
  /** Fixtures that are shown side by side, with commas between. */
  watch: queryText(120),
});

export type InplaySearch = z.infer<typeof inplaySearch>;

export const searchDefaults: InplaySearch = z.parse(inplaySearch, {});

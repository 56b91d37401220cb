import * as z from 'zod/mini';
import { queryChoice } from '@/shared/lib/schema';

export const shows = ['all', 'open', 'answering', 'answered', 'closed'] as const;

/** Which questions are listed; anything else in the address falls back to all of them. */
export const customerSearch = z.object({ state: queryChoice(shows, 'all') });

export type CustomerSearch = z.infer<typeof customerSearch>;

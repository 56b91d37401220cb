import * as z from 'zod/mini';
import { queryChoice, queryNumber, queryText } from '@/shared/lib/schema';

export const filters = ['all', 'bet', 'image', 'mine', 'replied'] as const;
/** Which posts are listed. */
export type Filter = (typeof filters)[number];

export const searchedParts = ['all', 'title', 'author'] as const;
/** What of the posts is searched. */
export type SearchedPart = (typeof searchedParts)[number];

/** What the list shows; anything else in the address falls back to all posts. */
export const listSearch = z.object({
  filter: queryChoice(filters, 'all'),
  by: queryChoice(searchedParts, 'all'),
  q: queryText(40),
});
export type ListSearch = z.infer<typeof listSearch>;

export const listDefaults: ListSearch = { filter: 'all', by: 'all', q: '' };

/** The post that is changed; 0 for a new one. */
export const writeSearch = z.object({ id: queryNumber(0, 0) });
export type WriteSearch = z.infer<typeof writeSearch>;

export const writeDefaults: WriteSearch = { id: 0 };

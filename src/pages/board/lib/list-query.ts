import { searchHref } from '@/shared/routes';
import type { ListQuery } from '../events';
import { listDefaults } from '../search';

/** Characters that are searched for at least. */
const minSearched = 2;

/** What is searched for; null where it is too short, or nothing. */
export function searchedText(text: string): string | null {
  const trimmed = text.trim();
  return [...trimmed].length < minSearched ? null : trimmed;
}

/** What to ask the server for beside the board. */
export function toPostsQuery({ filter, by, q }: ListQuery) {
  const text = searchedText(q);
  return { ...(filter !== 'all' && { filter }), ...(text !== null && { q: text, by }) };
}

/** The address of a list, without what is the default. */
export function hrefOf({ board, filter, by, q }: ListQuery): string {
  return searchHref(`/${board}`, { filter, by, q }, listDefaults);
}

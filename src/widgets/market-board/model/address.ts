import { createEvent } from 'effector';
import type { Dto } from '#contract/types.gen.ts';
import type { BoardSearch } from '../lib/board-search';

export const boardEntered = createEvent<{ kind: Dto<'BoardKind'>; search: BoardSearch }>();
/** The address has changed. */
export const searchGiven = createEvent<BoardSearch>();
export const boardLeft = createEvent();
/** What the member has set is read. */
export const pickup = boardEntered.map(() => undefined);
/** The address is to change; it comes back by `searchGiven`. */
export const searchRequested = createEvent<{
  search: BoardSearch;
  replace?: boolean;
  /** False leaves the page where it was scrolled to. */
  resetScroll?: boolean;
}>();

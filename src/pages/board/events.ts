import { createEvent } from 'effector';
import type { Dto } from '#contract/types.gen.ts';
import type { ListSearch } from './search';

interface OnBoard {
  board: Dto<'PostBoard'>;
}
/** What a list is about. */
export interface ListQuery extends OnBoard, ListSearch {}
export interface ViewOpening extends OnBoard {
  /** As the address has it. */
  id: string | undefined;
}
export interface WriteOpening extends OnBoard {
  /** The post that is changed; 0 for a new one. */
  id: number;
}

/** The list of a board is shown, or something else of it. */
export const listOpened = createEvent<ListQuery>();
/** A post is shown, or another one. */
export const viewOpened = createEvent<ViewOpening>();
export const viewClosed = createEvent();
export const writeOpened = createEvent<WriteOpening>();
export const writeClosed = createEvent();

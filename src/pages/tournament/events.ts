import { createEvent } from 'effector';
import type { TournamentSearch } from './search';

export interface Opening {
  kind: 'sports' | 'casino';
  search: TournamentSearch;
}

export const pageOpened = createEvent<Opening>();
export const pageSearchChanged = createEvent<Opening>();
export const pageClosed = createEvent();

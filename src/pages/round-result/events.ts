import { createEvent } from 'effector';
import type { ResultPath, RoundResultSearch } from './search';

export interface Opening {
  path: ResultPath;
  search: RoundResultSearch;
}

export const pageOpened = createEvent<Opening>();
export const pageSearchChanged = createEvent<Opening>();
export const pageClosed = createEvent();

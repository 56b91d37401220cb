import { createEvent } from 'effector';
import type { InplaySearch } from './search';

export const pageOpened = createEvent<InplaySearch>();
export const pageSearchChanged = createEvent<InplaySearch>();
export const pageClosed = createEvent();

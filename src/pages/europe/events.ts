import { createEvent } from 'effector';
import type { EuropeSearch } from './search';

export const pageOpened = createEvent<EuropeSearch>();
export const pageSearchChanged = createEvent<EuropeSearch>();
export const pageClosed = createEvent();

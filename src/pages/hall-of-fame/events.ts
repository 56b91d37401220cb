import { createEvent } from 'effector';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import type { FameSearch } from './search';

export const pageOpened = createEvent<PageOpening<object, FameSearch>>();
export const pageSearchChanged = createEvent<PageOpening<object, FameSearch>>();
export const pageClosed = createEvent();

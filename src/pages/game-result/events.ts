import { createEvent } from 'effector';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import type { ResultSearch } from './search';

export const pageOpened = createEvent<PageOpening<object, ResultSearch>>();
export const pageSearchChanged = createEvent<PageOpening<object, ResultSearch>>();
export const pageClosed = createEvent();

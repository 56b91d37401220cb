import { createEvent } from 'effector';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import type { FairnessSearch } from './search';

export const pageOpened = createEvent<PageOpening<object, FairnessSearch>>();
export const pageSearchChanged = createEvent<PageOpening<object, FairnessSearch>>();
export const pageClosed = createEvent();

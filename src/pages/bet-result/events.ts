import { createEvent } from 'effector';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import type { BetResultSearch } from './search';

export const pageOpened = createEvent<PageOpening<object, BetResultSearch>>();
export const pageSearchChanged = createEvent<PageOpening<object, BetResultSearch>>();
export const pageClosed = createEvent();

import { createEvent } from 'effector';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import type { LivetvSearch } from './search';

export const pageOpened = createEvent<PageOpening<object, LivetvSearch>>();
export const pageSearchChanged = createEvent<PageOpening<object, LivetvSearch>>();
export const pageClosed = createEvent();

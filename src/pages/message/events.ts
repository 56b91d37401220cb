import { createEvent } from 'effector';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import type { MessageSearch } from './search';

export const pageOpened = createEvent<PageOpening<object, MessageSearch>>();
export const pageClosed = createEvent();

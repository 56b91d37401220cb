import { createEvent } from 'effector';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import type { StatementSearch } from './search';

export const pageOpened = createEvent<PageOpening<object, StatementSearch>>();
export const pageSearchChanged = createEvent<PageOpening<object, StatementSearch>>();
export const pageClosed = createEvent();

import { createEvent } from 'effector';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import type { CustomerSearch } from './search';

/** The list is shown, with the one question that the address names. */
export const pageOpened = createEvent<PageOpening<{ id?: string }, CustomerSearch>>();
export const pageSearchChanged = createEvent<PageOpening<{ id?: string }, CustomerSearch>>();
export const pageClosed = createEvent();
/** The form is shown, with the kind that the address proposes. */
export const writePageOpened = createEvent<PageOpening<{ flag?: string }, object>>();

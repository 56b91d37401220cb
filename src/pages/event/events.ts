import { createEvent } from 'effector';
import type { PageOpening } from '@/shared/lib/page-lifecycle';

/** The list is shown, or the one event that the address names. */
export const pageOpened = createEvent<PageOpening<{ id?: string }, object>>();
export const pageClosed = createEvent();

import { createEvent } from 'effector';
import type { PageOpening } from '@/shared/lib/page-lifecycle';

/** The queue and its tab, as the address names them. */
type Opening = PageOpening<{ section?: string; tab?: string }, object>;

export const pageOpened = createEvent<Opening>();
export const pageSearchChanged = createEvent<Opening>();
export const pageClosed = createEvent();

import { createEvent } from 'effector';
import type { PageOpening } from '@/shared/lib/page-lifecycle';

export const pageOpened = createEvent<PageOpening<object, object>>();
export const pageClosed = createEvent();

import { createEvent } from 'effector';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import type { AttendanceSearch } from './search';

export const pageOpened = createEvent<PageOpening<object, AttendanceSearch>>();
export const pageSearchChanged = createEvent<PageOpening<object, AttendanceSearch>>();
export const pageClosed = createEvent();

import { createEvent } from 'effector';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import type { CouponSearch } from './search';

export const pageOpened = createEvent<PageOpening<object, CouponSearch>>();
export const pageSearchChanged = createEvent<PageOpening<object, CouponSearch>>();
export const pageClosed = createEvent();

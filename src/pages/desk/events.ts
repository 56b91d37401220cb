import { createEvent } from 'effector';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import type { DeskAddress } from '@/widgets/desk-queue';

type Opening = PageOpening<DeskAddress, object>;

export const pageOpened = createEvent<Opening>();
export const pageSearchChanged = createEvent<Opening>();
export const pageClosed = createEvent();

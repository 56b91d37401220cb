import { createEvent } from 'effector';
import type { SettlementKind } from '@/shared/api';

/** Null is the overview of all kinds. */
export const pageOpened = createEvent<SettlementKind | null>();
export const pageClosed = createEvent();

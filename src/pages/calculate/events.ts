import type { Dto } from '#contract/types.gen.ts';
import { createEvent } from 'effector';

/** Null is the overview of all kinds. */
export const pageOpened = createEvent<Dto<'SettlementKind'> | null>();
export const pageClosed = createEvent();

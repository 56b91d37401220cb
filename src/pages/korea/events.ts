import { createEvent } from 'effector';
import type { Dto } from '#contract/types.gen.ts';
import type { KoreaSearch } from './search';

export const pageOpened = createEvent<{ kind: Dto<'BoardKind'>; search: KoreaSearch }>();
export const pageSearchChanged = createEvent<KoreaSearch>();
export const pageClosed = createEvent();

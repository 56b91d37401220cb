import { createEvent } from 'effector';
import type { BoardKind } from '@/shared/api';
import type { KoreaSearch } from './search';

export const pageOpened = createEvent<{ kind: BoardKind; search: KoreaSearch }>();
export const pageSearchChanged = createEvent<KoreaSearch>();
export const pageClosed = createEvent();

import { createEvent } from 'effector';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import type { LobbySearch, TableSearch } from './search';

export type TableOpening = PageOpening<{ provider?: string; game?: string }, TableSearch>;

export const lobbyPageOpened = createEvent<PageOpening<object, LobbySearch>>();
export const lobbyTabChanged = createEvent<PageOpening<object, LobbySearch>>();
export const lobbyPageClosed = createEvent();
export const tableOpened = createEvent<TableOpening>();
/** Another game, or another venue of a sport. */
export const tableChanged = createEvent<TableOpening>();
export const tableClosed = createEvent();

import { createEvent } from 'effector';
import type { Dto } from '#contract/types.gen.ts';
import type { CasinoSearch } from './search';

/** Which lobby an address is about. */
export type Lobby = Dto<'CasinoLobby'>;

export interface Opening {
  lobby: Lobby;
  search: CasinoSearch;
}

export const pageOpened = createEvent<Opening>();
export const pageSearchChanged = createEvent<Opening>();
export const pageClosed = createEvent();

import { isGetCasinoLobbyAnswer, isGetMyCasinoAnswer } from '#contract/checks.gen.ts';
import { type ApiClient, createApiQuery, request } from '@/shared/api';
import type { CasinoLobby, Lobby } from './lib/casino-game';

const loadLobby = (api: ApiClient, lobby: CasinoLobby): Promise<Lobby> =>
  request(
    api.GET('/casino/lobby/{lobby}', { params: { path: { lobby } } }),
    isGetCasinoLobbyAnswer,
  );

/** Providers and games of the lobby that is open; a page starts and resets it. */
export const lobbyQuery = createApiQuery(loadLobby);
/**
 * Of the lobby beside it, for its counts and for the names of games that were played there. It may be refused to who may
 * enter the first.
 */
export const otherLobbyQuery = createApiQuery(loadLobby);
/** What the member played last, and rounds whose stake is held. */
export const mineQuery = createApiQuery((api) =>
  request(api.GET('/casino/mine'), isGetMyCasinoAnswer),
);

import { isGetCasinoLobbyAnswer, isGetMyCasinoAnswer } from '#contract/checks.gen.ts';
import {
  type CasinoGame,
  type CasinoKind,
  gamesById,
  playedGames,
  providerNames,
  sortGames,
} from '@/entities/casino-game';
import { type ApiClient, request } from '@/shared/api';

/** The most of each list that a dialog has room for. */
const mostRecent = 3;
const mostPopular = 5;

export interface DialogGames {
  /** Played last, the latest first. */
  recent: readonly CasinoGame[];
  /** That can be played now and are not among them, the most played first. */
  popular: readonly CasinoGame[];
  /** Names of providers by their id. */
  providers: ReadonlyMap<string, string>;
}

/** Loads what a dialog offers. A page may be on another lobby meanwhile: the dialog has its own. */
export async function loadDialogGames(api: ApiClient, kind: CasinoKind): Promise<DialogGames> {
  const params = { path: { lobby: kind } };
  const [lobby, mine] = await Promise.all([
    request(api.GET('/casino/lobby/{lobby}', { params }), isGetCasinoLobbyAnswer),
    request(api.GET('/casino/mine'), isGetMyCasinoAnswer),
  ]);
  const recent = playedGames(mine.recent, gamesById(lobby.games))
    .map(({ game }) => game)
    .slice(0, mostRecent);
  const others = lobby.games.filter((game) => game.state === 'open' && !recent.includes(game));
  return {
    recent,
    popular: sortGames(others, 'popular').slice(0, mostPopular),
    providers: providerNames(lobby.providers),
  };
}

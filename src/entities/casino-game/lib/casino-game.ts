import type { Dto } from '#contract/types.gen.ts';

export type CasinoGame = Dto<'CasinoGame'>;
export type CasinoProvider = Dto<'CasinoProvider'>;
export type CasinoLobby = Dto<'CasinoLobby'>;
export type CasinoCategory = Dto<'CasinoCategory'>;
export type CasinoRound = Dto<'CasinoRound'>;
export type CasinoKind = CasinoGame['kind'];

/** What a lobby lists. */
export interface Lobby {
  providers: CasinoProvider[];
  games: CasinoGame[];
}

/** A game that was played, and when. */
export interface PlayedGame {
  game: CasinoGame;
  at: number;
}

/** Categories of each kind, in the order of the lobby. */
export const categoriesOf: Record<CasinoKind, readonly CasinoCategory[]> = {
  casino: ['baccarat', 'blackjack', 'roulette', 'show', 'dragontiger', 'sicbo'],
  slot: ['slot', 'megaways', 'jackpot', 'classic'],
};

/** Games by their id. */
export function gamesById(games: readonly CasinoGame[]): ReadonlyMap<string, CasinoGame> {
  return new Map(games.map((game) => [game.id, game]));
}

/** Names of providers by their id. */
export function providerNames(providers: readonly CasinoProvider[]): ReadonlyMap<string, string> {
  return new Map(providers.map(({ id, name }) => [id, name]));
}

/** The games that were played last and are known here, the latest first. */
export function playedGames(
  recent: readonly { gameId: string; at: number }[],
  games: ReadonlyMap<string, CasinoGame>,
): PlayedGame[] {
  return recent.flatMap(({ gameId, at }) => {
    const game = games.get(gameId);
    return game ? [{ game, at }] : [];
  });
}

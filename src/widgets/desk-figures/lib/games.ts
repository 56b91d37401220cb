import { GAMES, gamePath } from '#rules/rounds/round.ts';
import type { SlipMode } from '#rules/slip-mode.ts';
import type { CurrencyGames, FigureCurrency, GameSums, SiteGames } from '@/entities/desk-figures';
import { gameTitle } from '@/entities/round';
import { slipModes } from '@/shared/copy';
import { messages } from '../ui/messages';

/** A line of the figures by game: a type of bets, or a game of it. */
export interface GameRow extends GameSums {
  id: string;
  /** Null in the line of a type. */
  game: string | null;
  /** What the line is called, in its type. */
  name: string;
  type: string;
}

/** What was bet in a currency; null for one that nobody bets in. */
export function gamesOf(games: SiteGames, currency: FigureCurrency): CurrencyGames | null {
  return games.find((one) => one.currency === currency) ?? null;
}

/** Ids of what has rounds, by the names that the figures give them. */
const roundGames = new Map(GAMES.map((game) => [gamePath(game), game.id]));

/** The types say of the others whether they were in play. */
function gameName(game: string, mode: SlipMode | undefined): string {
  const gameId = roundGames.get(game);
  if (gameId !== undefined) return gameTitle(gameId);
  const names: Readonly<Record<string, string>> = messages.gameNames;
  const name = Object.hasOwn(names, game) ? (names[game] ?? game) : game;
  return mode === 'european' ? `${name} ${slipModes.european}` : name;
}

/** The lines of the figures by game: each type, and its games below it. */
export function gameRows({ types }: CurrencyGames): readonly GameRow[] {
  return types.flatMap(({ type, total, games }) => {
    const typeName = messages.types[type];
    return [
      { ...total, id: `${type}`, game: null, name: typeName, type: typeName },
      ...games.map(({ game, mode, ...sums }) => ({
        ...sums,
        id: `${type} ${game} ${mode ?? ''}`,
        game,
        name: gameName(game, mode),
        type: typeName,
      })),
    ];
  });
}

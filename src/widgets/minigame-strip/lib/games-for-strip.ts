import { roundGame } from '#rules/rounds/games.ts';
import type { Minigame } from '@/entities/round';

/** Two rows of a desktop. */
const gamesShown = 8;

/** One of each kind first; the server does not say which are played most. */
const popular: readonly number[] = [213, 301, 233, 501, 215, 101, 217, 404];

/** Games for the strip: the visitor's own, the latest starred first, then popular ones; none under maintenance. */
export function gamesForStrip(games: readonly Minigame[], starred: readonly number[]): Minigame[] {
  const ids = [...new Set([...starred.toReversed(), ...popular])];
  return ids
    .flatMap((id) => games.find((game) => game.id === id) ?? [])
    .filter(({ id, systemMaintenanceFlg }) => !systemMaintenanceFlg && roundGame(id) !== undefined)
    .slice(0, gamesShown);
}

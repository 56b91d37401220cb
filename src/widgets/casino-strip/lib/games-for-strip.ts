import type { CasinoGame } from '@/entities/casino-game';

/** A row of a desktop. */
const gamesShown = 6;

/** Games for the strip: those that can be played, then the others; each the most played first. */
export function gamesForStrip(games: readonly CasinoGame[]): CasinoGame[] {
  const closed = ({ state }: CasinoGame) => (state === 'open' ? 0 : 1);
  return games
    .toSorted((a, b) => closed(a) - closed(b) || b.popularity - a.popularity)
    .slice(0, gamesShown);
}

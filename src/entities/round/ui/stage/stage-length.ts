import { roundGame } from '#rules/rounds/games.ts';
import { VENUES } from '#rules/rounds/venues.ts';
import { CARD_LENGTHS } from './card-lengths';
import { DRAW_LENGTHS } from './draw-lengths';
import { SPORT_LENGTHS } from './sport-lengths';

const lengths: Readonly<Record<string, number>> = {
  ...CARD_LENGTHS,
  ...DRAW_LENGTHS,
  ...SPORT_LENGTHS,
};

/** Whether a game draws its number by a ring of beads. */
export function isRing(gameId: number): boolean {
  return roundGame(gameId)?.table === 'onering';
}

/** How long the stage of a game shows a draw, milliseconds. */
export function stageLength(gameId: number): number {
  if (isRing(gameId)) return DRAW_LENGTHS.ring;
  const venue = VENUES.find(({ id }) => id === gameId);
  return lengths[venue?.sport ?? roundGame(gameId)?.family ?? ''] ?? 0;
}

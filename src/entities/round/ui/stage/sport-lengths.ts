import type { GameResult } from '#rules/rounds/round.ts';

/** How long an event of a sport takes from its start until its result is final, milliseconds. */
export const SPORT_LENGTHS = {
  soccer: 60_000,
  basketball: 60_000,
  horse: 40_000,
  dog: 30_000,
} as const satisfies Partial<Record<GameResult['family'], number>>;

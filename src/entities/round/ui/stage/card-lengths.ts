import type { GameResult } from '#rules/rounds/round.ts';

/** How long the cards of a game take from the draw until all is said, milliseconds. */
export const CARD_LENGTHS = {
  baccarat: 7_200,
  dragontiger: 3_200,
  hilo: 2_400,
  blackjack: 9_000,
  gostop: 3_200,
} as const satisfies Partial<Record<GameResult['family'], number>>;

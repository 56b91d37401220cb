import type { GameResult } from '#rules/rounds/round.ts';

/** What a stage of a family draws: the result as it looks `at` milliseconds after its draw; Infinity when all of it is shown. */
export interface StageProps<Family extends GameResult['family']> {
  result: Extract<GameResult, { family: Family }>;
  at: number;
}

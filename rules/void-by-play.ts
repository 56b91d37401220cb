import { isWholeGame, standsAfterInnings } from './baseball.ts';
import { LEG_RESULT } from './leg-result.ts';
import { type MarketType, marketType } from './markets/market-types.ts';
import { settleSelection, type SettleInput } from './settle.ts';
import { settleByScore } from './settle-by-score.ts';
import { countFor } from './settle-input.ts';
import type { SportKey } from './sports.ts';

/** Their later sets or maps are not played where a side has won before. */
const IN_SETS: readonly SportKey[] = [
  'volleyball',
  'e-sports',
  'tennis',
  'table-tennis',
  'badminton',
];

/** A set that was not needed: others of the match have a score. */
function isSetSpared({ part, counts }: MarketType, { sport, scores, finished }: SettleInput) {
  return (
    finished && IN_SETS.includes(sport) && /^p\d$/.test(part) && !counts && scores[1] !== undefined
  );
}

/**
 * Whether play made a pick on scores void: its score is on its line, or its set was not needed. False of one that is void because the
 * match stopped, was too short or has no score, and of one that is not void.
 */
export function isVoidByPlay(input: SettleInput): boolean {
  const type = marketType(input.typeId);
  if (!type || settleSelection(input) !== LEG_RESULT.void) return false;
  const score = countFor(type, input);
  if (!score) return isSetSpared(type, input);
  const { sport, scores, finished, finishedParts } = input;
  const isCut =
    sport === 'baseball' &&
    isWholeGame(type) &&
    !standsAfterInnings(type, scores, finished, { finishedParts });
  return !isCut && settleByScore(type, input, score) === LEG_RESULT.void;
}

import { isWholeGame, standsAfterInnings } from './baseball.ts';
import { LEG_RESULT, type LegResult } from './leg-result.ts';
import { type MarketType, marketType } from './markets/market-types.ts';
import type { MatchCounts } from './match-facts.ts';
import { isPeriodComplete, type Scores } from './scores.ts';
import { settleSelection, type SettleInput } from './settle.ts';
import { settleByScore } from './settle-by-score.ts';
import { countFor } from './settle-input.ts';

export type AbandonedInput = Omit<SettleInput, 'finished'>;

/** What either side might still have scored, small steps and one out of reach of every line. */
const FURTHER = [0, 1, 2, 3, 4, 5, 6, 7, 8, 1_000];

/** The scores of a match that stopped: the running total (`live`) stands where full time has none. */
export function scoresWhenStopped(scores: Scores): Scores {
  const total = scores[100] ?? scores.live;
  return total ? { ...scores, 100: total } : scores;
}

/** What else was counted in a match that stopped, each as its scores. */
export function countsWhenStopped(counts: MatchCounts): MatchCounts {
  return Object.fromEntries(
    Object.entries(counts).map(([counted, scores]) => [counted, scoresWhenStopped(scores)]),
  );
}

/** The result that every further course of the match would have left, void when they differ. */
function resultAnyway(type: MarketType, input: AbandonedInput): LegResult {
  const { scores, sport, finishedParts } = input;
  const score = countFor(type, input);
  const half = isPeriodComplete(scores, 'half1', sport, false, finishedParts);
  if (!score || (type.family === 'htft' && !half)) return LEG_RESULT.void;
  const [first, ...others] = new Set(
    FURTHER.flatMap((home) =>
      FURTHER.map((away) => {
        const later = { home: score.home + home, away: score.away + away };
        return settleByScore(type, { ...input, finished: false }, later);
      }),
    ),
  );
  return first === undefined || others.length > 0 ? LEG_RESULT.void : first;
}

function resultWhenStopped(type: MarketType, input: AbandonedInput): LegResult {
  const { scores, counts } = input;
  const stopped = {
    ...input,
    scores: scoresWhenStopped(scores),
    ...(counts && { counts: countsWhenStopped(counts) }),
  };
  if (input.sport !== 'baseball') return resultAnyway(type, stopped);
  const stands =
    isWholeGame(type) && standsAfterInnings(type, stopped.scores, false, input.finishedParts);
  return stands ? settleSelection({ ...stopped, finished: true }) : LEG_RESULT.void;
}

/**
 * The result of a pick on a match that was abandoned; never open. What was decided when it stopped stands,
 * a finished part or a goal that made Over 0.5, everything else is void. Baseball counts innings instead.
 */
export function settleAbandoned(input: AbandonedInput): LegResult {
  const settled = settleSelection({ ...input, finished: false });
  if (settled !== LEG_RESULT.open) return settled;
  const type = marketType(input.typeId);
  const result = type ? resultWhenStopped(type, input) : LEG_RESULT.void;
  return result === LEG_RESULT.open ? LEG_RESULT.void : result;
}

import { isWholeGame, standsAfterInnings } from './baseball.ts';
import type { FixtureClock } from './feed.ts';
import { partsOverAtStop } from './interruption.ts';
import { LEG_RESULT, type LegResult } from './leg-result.ts';
import { type MarketType, marketType } from './markets/market-types.ts';
import type { Ending, MatchCounts } from './match-facts.ts';
import { isPeriodComplete, type Score, type Scores } from './scores.ts';
import { settleSelection, type SettleInput } from './settle.ts';
import { settleByScore } from './settle-by-score.ts';
import { countFor } from './settle-input.ts';

export interface AbandonedInput extends Omit<SettleInput, 'finished'> {
  /** The clock as it stood when play stopped. */
  stoppedAt?: FixtureClock | null;
  /** Why it ended otherwise than by play; a match that was broken off has none. */
  ending?: Ending | null;
}

/** What either side might still have scored, small steps and one out of reach of every line. */
const FURTHER = [0, 1, 2, 3, 4, 5, 6, 7, 8, 1_000];

/**
 * What either side would have to add for the scores and bands that an outcome names: those a feed lists may lie beyond the small
 * steps, as `9-0` does.
 */
function namedSteps(outcome: string, { home, away }: Score): number[] {
  const named = (outcome.match(/\d+/g) ?? []).map(Number);
  const lead = home - away;
  return named
    .flatMap((number) => [number - home, number - away, number - lead, number + lead])
    .filter((step) => step > 0);
}

/** The scores of a match that stopped: the running total (`live`) is used where full time has none. */
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
  const further = [...new Set([...FURTHER, ...namedSteps(input.outcome, score)])];
  const [first, ...others] = new Set(
    further.flatMap((home) =>
      further.map((away) => {
        const later = { home: score.home + home, away: score.away + away };
        return settleByScore(type, { ...input, finished: false }, later);
      }),
    ),
  );
  return first === undefined || others.length > 0 ? LEG_RESULT.void : first;
}

const knownOf = ({ finishedParts, stoppedAt: clock }: AbandonedInput) => ({ finishedParts, clock });

function resultWhenStopped(type: MarketType, input: AbandonedInput): LegResult {
  const { scores, counts } = input;
  const stopped = {
    ...input,
    scores: scoresWhenStopped(scores),
    ...(counts && { counts: countsWhenStopped(counts) }),
  };
  if (input.sport !== 'baseball') return resultAnyway(type, stopped);
  const stands =
    isWholeGame(type) && standsAfterInnings(type, stopped.scores, false, knownOf(input));
  return stands ? settleSelection({ ...stopped, finished: true }) : LEG_RESULT.void;
}

/** What was decided when play stopped stands, everything else is void. */
function settleStopped(stopped: AbandonedInput): LegResult {
  const finishedParts = partsOverAtStop(stopped.finishedParts ?? [], stopped.stoppedAt);
  const input = { ...stopped, finishedParts };
  const settled = settleSelection({ ...input, finished: false });
  if (settled !== LEG_RESULT.open) return settled;
  const type = marketType(input.typeId);
  const result = type ? resultWhenStopped(type, input) : LEG_RESULT.void;
  return result === LEG_RESULT.open ? LEG_RESULT.void : result;
}

/** Where maps are played, those that were forfeited count in the score of the series, and there is none of their own. */
function settleForfeited(input: AbandonedInput, { parts = [] }: Ending): LegResult {
  const given = parts.map(String);
  const scores = Object.fromEntries(
    Object.entries(input.scores).filter(([code]) => !given.includes(code)),
  );
  const result = settleSelection({ ...input, scores, finished: true });
  return result === LEG_RESULT.open ? LEG_RESULT.void : result;
}

/**
 * The result of a pick on a match that was abandoned, or ended otherwise than by play; never open. What was decided when it stopped
 * stands, a finished part or a goal that made Over 0.5, everything else is void. Baseball counts innings instead. A match that one
 * side never came to is void whatever its score says.
 */
export function settleAbandoned(input: AbandonedInput): LegResult {
  const { ending, sport, typeId } = input;
  if (ending?.reason === 'walkover') return LEG_RESULT.void;
  const isSeries = sport === 'e-sports' && marketType(typeId)?.counts === undefined;
  if (ending?.reason === 'forfeit' && isSeries) return settleForfeited(input, ending);
  return settleStopped(input);
}

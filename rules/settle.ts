import { isWholeGame, standsAfterInnings } from './baseball.ts';
import { LEG_RESULT, type LegResult } from './leg-result.ts';
import { countsFromOffer } from './markets/basis.ts';
import { type MarketType, marketType, outcomesOf, periodOf } from './markets/market-types.ts';
import { isPeriodComplete, lacksPart, type Score, type Scores, scoreForPeriod } from './scores.ts';
import { settleFamily } from './settle-family.ts';
import type { SportKey } from './sports.ts';

export { LEG_RESULT, type LegResult } from './leg-result.ts';

export interface SettleInput {
  typeId: number;
  outcome: string;
  /** Hundredths; the home side's line for handicaps. */
  line: number | null;
  /** Score of the market's own period when an in-play football handicap was offered. */
  offerScore?: Score | null;
  /** Every outcome ever offered for this market of the fixture; "Any Other Score" needs it. */
  offered?: readonly string[];
  /** Who scored first, for the first-team-to-score market. */
  firstScorer?: '1' | '2';
  sport: SportKey;
  scores: Scores;
  /** Codes of parts that are over though no later part has begun yet, as at a break. */
  finishedParts?: readonly string[];
  /** Whether the match is over and its scores are final. */
  finished: boolean;
}

function sinceOffer(score: Score, input: SettleInput): Score {
  const { offerScore, typeId, sport } = input;
  if (!offerScore || !countsFromOffer(typeId, sport)) return score;
  return { home: score.home - offerScore.home, away: score.away - offerScore.away };
}

/** Settles a pick by a score of its market's period as if it were final. */
export function settleScore(type: MarketType, input: SettleInput, score: Score): LegResult {
  const half = scoreForPeriod(input.scores, 'half1', input.sport);
  // Which scores were listed differs by fixture; every other list is the type's own.
  const offered =
    input.offered ??
    (type.family === 'correct-score' ? undefined : outcomesOf(type.id, input.sport));
  return settleFamily({
    family: type.family,
    outcome: input.outcome,
    line: input.line,
    score: sinceOffer(score, input),
    ...(half && { half }),
    ...(type.side && { side: type.side }),
    ...(offered && { offered }),
    ...(input.firstScorer && { firstScorer: input.firstScorer }),
  });
}

/** Whether a final score of its market's part alone leaves a pick void: a level handicap, a total on its line, a draw. */
export function isPush(
  pick: Pick<SettleInput, 'typeId' | 'outcome' | 'line' | 'offerScore' | 'sport'>,
  score: Score,
): boolean {
  const type = marketType(pick.typeId);
  const input = { ...pick, scores: {}, finished: true };
  return type !== undefined && settleScore(type, input, score) === LEG_RESULT.void;
}

/**
 * The result of one pick by the scores known so far; 0 while its period can still change.
 * A finished match with a part that was never played (a fourth set of three) or never reported (a half) makes picks on
 * that part void, and so do too few innings.
 */
export function settleSelection(input: SettleInput): LegResult {
  const type = marketType(input.typeId);
  if (!type) return LEG_RESULT.open;
  const { scores, sport, finished } = input;
  const period = periodOf(type);
  const isFinal = finished && scoreForPeriod(scores, 'full', sport) !== null;
  if (isFinal && lacksPart(scores, period, sport)) return LEG_RESULT.void;
  if (!isPeriodComplete(scores, period, sport, finished, input.finishedParts))
    return LEG_RESULT.open;
  if (sport === 'baseball' && isWholeGame(type) && !standsAfterInnings(type, scores, finished))
    return LEG_RESULT.void;
  const score = scoreForPeriod(scores, period, sport);
  return score ? settleScore(type, input, score) : LEG_RESULT.open;
}

/** How long after its scheduled start a postponed fixture may still begin. */
export const POSTPONEMENT_LIMIT_MS = 24 * 60 * 60 * 1000;

/** Whether a postponed fixture not started by `now` is void: 24 hours after its scheduled start (epoch ms). */
export function voidsAfterPostponement(startsAt: number, now: number): boolean {
  return now >= startsAt + POSTPONEMENT_LIMIT_MS;
}

import { scoresWhenStopped, settleAbandoned } from '#rules/abandoned.ts';
import { isDecided, LEG_RESULT, type LegResult } from '#rules/leg-result.ts';
import { marketType, periodOf } from '#rules/markets/market-types.ts';
import { type Score, scoreForPeriod } from '#rules/scores.ts';
import { settleSelection, voidsAfterPostponement } from '#rules/settle.ts';
import { FIXTURE_STATUS, isCancelled } from '#rules/fixture-status.ts';
import type { FixtureResult } from './ports.ts';

export interface LegToSettle {
  typeId: number;
  outcome: string;
  line: number | null;
  offerScore: Score | null;
}

export interface LegOutcome {
  result: LegResult;
  /** The score that decided it; null when no score did. */
  score: Score | null;
}

/** The result of one leg by what is known of its fixture at `now`; 0 while it is undecided. */
export function legOutcome(
  leg: LegToSettle,
  fixture: FixtureResult,
  offered: readonly string[] | undefined,
  now: number,
): LegOutcome {
  const { sport, status, scores, startsAt } = fixture;
  const { abandoned, postponed, finished } = FIXTURE_STATUS;
  const refunded: LegOutcome = { result: LEG_RESULT.void, score: null };
  if (isCancelled(status)) return refunded;
  if (status === postponed) {
    return voidsAfterPostponement(startsAt, now)
      ? refunded
      : { result: LEG_RESULT.open, score: null };
  }
  const input = {
    ...leg,
    sport,
    scores,
    finishedParts: fixture.finishedPeriods,
    ...(offered && { offered }),
    ...(fixture.firstScorer && { firstScorer: fixture.firstScorer }),
  };
  const stopped = status === abandoned;
  const result = stopped
    ? settleAbandoned(input)
    : settleSelection({ ...input, finished: status === finished });
  const type = marketType(leg.typeId);
  if (!isDecided(result) || !type) return { result, score: null };
  const counted = stopped ? scoresWhenStopped(scores) : scores;
  return { result, score: scoreForPeriod(counted, periodOf(type), sport) };
}

import { LEG_RESULT, type LegResult } from '#rules/leg-result.ts';
import { marketType } from '#rules/market-types.ts';
import { type Score, type Scores, scoreForPeriod } from '#rules/scores.ts';
import { isFixtureVoidStatus, settleSelection, voidsAfterPostponement } from '#rules/settle.ts';
import { FIXTURE_STATUS, type FixtureStatus, type SportKey } from '#rules/sports.ts';

export interface FixtureResult {
  id: string;
  sport: SportKey;
  startsAt: number;
  status: FixtureStatus;
  scores: Scores;
  finishedPeriods: string[];
  /** Side of the game's first goal, once known. */
  firstScorer: '1' | '2' | null;
  resultVersion: number;
}

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
  const { cancelled, postponed, finished } = FIXTURE_STATUS;
  const refunded: LegOutcome = { result: LEG_RESULT.void, score: null };
  if (status === cancelled) return refunded;
  if (status === postponed) {
    return voidsAfterPostponement(startsAt, now)
      ? refunded
      : { result: LEG_RESULT.open, score: null };
  }
  const result = settleSelection({
    ...leg,
    sport,
    scores,
    finished: status === finished,
    finishedParts: fixture.finishedPeriods,
    ...(offered && { offered }),
    ...(fixture.firstScorer && { firstScorer: fixture.firstScorer }),
  });
  if (result === LEG_RESULT.open) {
    return isFixtureVoidStatus(status) ? refunded : { result, score: null };
  }
  const type = marketType(leg.typeId);
  return { result, score: type ? scoreForPeriod(scores, type.period, sport) : null };
}

import { countsWhenStopped, scoresWhenStopped, settleAbandoned } from '#rules/abandoned.ts';
import { eventsFor } from '#rules/events-for.ts';
import { isDecided, LEG_RESULT, type LegResult } from '#rules/leg-result.ts';
import { marketType } from '#rules/markets/market-types.ts';
import type { Score } from '#rules/scores.ts';
import { countFor } from '#rules/settle-input.ts';
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
  /** The score that decided it, or what its market counts in the score's place; null when neither did. */
  score: Score | null;
}

/** The result of one leg by what is known of its fixture at `now`; 0 while it is undecided. */
export function legOutcome(
  leg: LegToSettle,
  fixture: FixtureResult,
  offered: readonly string[] | undefined,
  now: number,
): LegOutcome {
  const { sport, status, scores, counts, startsAt } = fixture;
  const { abandoned, postponed, finished } = FIXTURE_STATUS;
  const refunded: LegOutcome = { result: LEG_RESULT.void, score: null };
  if (isCancelled(status)) return refunded;
  if (status === postponed) {
    return voidsAfterPostponement(startsAt, now)
      ? refunded
      : { result: LEG_RESULT.open, score: null };
  }
  const type = marketType(leg.typeId);
  const events = eventsFor(type, fixture);
  const input = {
    ...leg,
    sport,
    scores,
    counts,
    ...(events && { events }),
    ...(fixture.players && { players: fixture.players }),
    finishedParts: fixture.finishedPeriods,
    ...(offered && { offered }),
    ...(fixture.firstScorer && { firstScorer: fixture.firstScorer }),
  };
  const stopped = status === abandoned;
  const result = stopped
    ? settleAbandoned(input)
    : settleSelection({ ...input, finished: status === finished });
  // Who scored is no number of either side.
  if (!isDecided(result) || !type || type.family === 'player') return { result, score: null };
  const told = stopped
    ? { scores: scoresWhenStopped(scores), counts: countsWhenStopped(counts) }
    : { scores, counts };
  return { result, score: countFor(type, { ...told, sport }) };
}

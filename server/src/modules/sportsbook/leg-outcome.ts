import { countsWhenStopped, scoresWhenStopped, settleAbandoned } from '#rules/abandoned.ts';
import { orderFor } from '#rules/events-for.ts';
import { isDecided, isVoid, LEG_RESULT, type LegResult } from '#rules/leg-result.ts';
import { marketType } from '#rules/markets/market-types.ts';
import type { Score } from '#rules/scores.ts';
import { countFor } from '#rules/settle-input.ts';
import { settleSelection, voidsAfterPostponement } from '#rules/settle.ts';
import { FIXTURE_STATUS, isCancelled } from '#rules/fixture-status.ts';
import { type LegFacts, legFacts } from './leg-facts.ts';
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
  /** What else decided it; null where that is nothing. */
  facts: LegFacts | null;
}

/** The result of one leg by what is known of its fixture at `now`; 0 while it is undecided. */
export function legOutcome(
  leg: LegToSettle,
  fixture: FixtureResult,
  offered: readonly string[] | undefined,
  now: number,
): LegOutcome {
  const { sport, status, scores, counts, startsAt, interruption, ending } = fixture;
  const { abandoned, postponed, finished } = FIXTURE_STATUS;
  const refunded: LegOutcome = { result: LEG_RESULT.void, score: null, facts: null };
  if (isCancelled(status)) return refunded;
  if (status === postponed) {
    return voidsAfterPostponement(sport, startsAt, now)
      ? refunded
      : { result: LEG_RESULT.open, score: null, facts: null };
  }
  const type = marketType(leg.typeId);
  const input = {
    ...leg,
    sport,
    scores,
    counts,
    ...orderFor(type, fixture),
    ...(fixture.players && { players: fixture.players }),
    finishedParts: fixture.finishedPeriods,
    ...(offered && { offered }),
  };
  const stopped = status === abandoned || (status === finished && ending !== null);
  const result = stopped
    ? settleAbandoned({ ...input, stoppedAt: interruption?.clock ?? null, ending })
    : settleSelection({ ...input, finished: status === finished });
  if (!isDecided(result) || !type) return { result, score: null, facts: null };
  const totals = stopped
    ? { scores: scoresWhenStopped(scores), counts: countsWhenStopped(counts) }
    : { scores, counts };
  // What a match that stopped gives back, nothing of it has decided.
  const isUndone = stopped && isVoid(result);
  const facts = isUndone ? null : legFacts(type, { leg, fixture, totals });
  // Who scored is no number of either side.
  const score = type.family === 'player' ? null : countFor(type, { ...totals, sport });
  return { result, score, facts };
}

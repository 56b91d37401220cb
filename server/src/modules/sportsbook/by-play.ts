import { isCancelled, isFinished, isPostponed } from '#rules/fixture-status.ts';
import { isVoid, type LegResult } from '#rules/leg-result.ts';
import { isVoidByPlay } from '#rules/void-by-play.ts';
import type { LegToSettle } from './leg-outcome.ts';
import type { FixtureResult } from './ports.ts';

/** Whether play decided a leg that has this result: false of one that is void as its fixture was taken off, was stopped or has too few facts. */
export function isByPlay(leg: LegToSettle, result: LegResult, fixture: FixtureResult): boolean {
  if (!isVoid(result)) return true;
  const { sport, status, scores, counts, finishedPeriods: finishedParts } = fixture;
  const { typeId, outcome, line, offerScore } = leg;
  if (isCancelled(status) || isPostponed(status)) return false;
  const finished = isFinished(status) && fixture.ending === null;
  const facts = { sport, scores, counts, finishedParts, finished };
  return isVoidByPlay({ typeId, outcome, line, offerScore, ...facts });
}

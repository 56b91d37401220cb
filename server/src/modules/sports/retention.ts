import { isOver, isPostponed } from '#rules/fixture-status.ts';
import type { Fixture } from './types.ts';

/** A result may be corrected this long after the end of the match; later corrections change no bet. */
export const CORRECTION_MS = 24 * 3_600_000;

/** A postponed fixture is given up this long after its kick-off; bets on it are void well before. */
export const POSTPONED_KEPT_MS = 6 * 24 * 3_600_000;

/** Returns whether nothing was to come of a fixture any more at an instant, so that it need not be kept. */
export function isDoneAt(
  { status, finishedAt, startsAt }: Pick<Fixture, 'status' | 'finishedAt' | 'startsAt'>,
  at: number,
): boolean {
  if (isPostponed(status)) return startsAt + POSTPONED_KEPT_MS < at;
  return isOver(status) && (finishedAt ?? startsAt) < at;
}

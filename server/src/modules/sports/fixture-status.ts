import { FIXTURE_STATUS, type FixtureStatus } from '#rules/sports.ts';
import type { Fixture } from './types.ts';

/** A postponed fixture is given up this long after its kick-off; bets on it are void well before. */
export const POSTPONED_KEPT_MS = 6 * 24 * 3_600_000;

const FINAL: readonly FixtureStatus[] = [
  FIXTURE_STATUS.finished,
  FIXTURE_STATUS.cancelled,
  FIXTURE_STATUS.abandoned,
];

/** Returns whether nothing more will be played. */
export function isFinal(status: FixtureStatus): boolean {
  return FINAL.includes(status);
}

/** Returns whether pre-match bets are still open to a fixture of this status. */
export function isUpcoming(status: FixtureStatus): boolean {
  return status === FIXTURE_STATUS.scheduled || status === FIXTURE_STATUS.aboutToStart;
}

/** Returns whether nothing was to come of a fixture any more at an instant. */
export function isOver(
  { status, finishedAt, startsAt }: Pick<Fixture, 'status' | 'finishedAt' | 'startsAt'>,
  at: number,
): boolean {
  if (status === FIXTURE_STATUS.postponed) return startsAt + POSTPONED_KEPT_MS < at;
  return isFinal(status) && (finishedAt ?? startsAt) < at;
}

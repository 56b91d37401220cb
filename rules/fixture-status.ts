/** Fixture status numbers of the feed. They are compared here only. */
export const FIXTURE_STATUS = {
  scheduled: 1,
  inPlay: 2,
  finished: 3,
  cancelled: 4,
  postponed: 5,
  interrupted: 6,
  abandoned: 7,
  coverageLost: 8,
  aboutToStart: 9,
} as const;

export type FixtureStatus = (typeof FIXTURE_STATUS)[keyof typeof FIXTURE_STATUS];

const { scheduled, inPlay, finished, cancelled, postponed, interrupted, abandoned, aboutToStart } =
  FIXTURE_STATUS;

/** Whether the match has not begun and is expected to, so that pre-match bets are open. */
export function isUpcoming(status: number): boolean {
  return status === scheduled || status === aboutToStart;
}

/** Whether the match is under way, an interruption of play included. */
export function isInPlay(status: number): boolean {
  return status === inPlay || status === interrupted;
}

/** Whether the match has begun, over or not: pre-match picks come too late. */
export function hasStarted(status: number): boolean {
  return isInPlay(status) || status === finished || status === abandoned;
}

/** Whether nothing more will be played: finished, cancelled or abandoned. A postponed match is not over. */
export function isOver(status: number): boolean {
  return status === finished || status === cancelled || status === abandoned;
}

/** Whether the match was played to its end, so that its result counts. */
export function isFinished(status: number): boolean {
  return status === finished;
}

/** Whether the match is void: every bet on it is given back, whatever was played. */
export function isCancelled(status: number): boolean {
  return status === cancelled;
}

/** Whether the match is put off; it may still be played. */
export function isPostponed(status: number): boolean {
  return status === postponed;
}

/** Whether play rests; it may be gone on with. */
export function isInterrupted(status: number): boolean {
  return status === interrupted;
}

/** Whether the match was broken off: what was decided by then stands. */
export function isAbandoned(status: number): boolean {
  return status === abandoned;
}

/** Whether the feed sees the match no longer: betting rests until staff sets the official result, or the feed is back. */
export function isCoverageLost(status: number): boolean {
  return status === FIXTURE_STATUS.coverageLost;
}

/** Whether in-play bets are taken; not during an interruption. */
export function takesInPlayBets(status: number): boolean {
  return status === inPlay;
}

/** Whether bets are taken at all, pre-match or in play. */
export function isBettable(status: number): boolean {
  return isUpcoming(status) || takesInPlayBets(status);
}

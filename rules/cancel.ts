import { FIXTURE_STATUS, type FixtureStatus, isPostponed, isUpcoming } from './fixture-status.ts';

const MINUTE_MS = 60_000;

/** How long after its placement a member may cancel a bet. */
export const CANCEL_WITHIN_MINUTES = 30;
export const CANCEL_WITHIN_MS = CANCEL_WITHIN_MINUTES * MINUTE_MS;
/** How long before the first kick-off cancelling ends. */
export const CANCEL_BEFORE_START_MINUTES = 30;
const CANCEL_BEFORE_START_MS = CANCEL_BEFORE_START_MINUTES * MINUTE_MS;
/** Bets a member may cancel in one day of Seoul. */
export const MAX_CANCELS_A_DAY = 3;

export interface CancelFixture {
  /** Epoch milliseconds. */
  startsAt: number;
  status: FixtureStatus;
}

function hasNotBegun({ status }: CancelFixture): boolean {
  return isUpcoming(status) || isPostponed(status) || status === FIXTURE_STATUS.cancelled;
}

/**
 * Returns the last instant, epoch milliseconds, at which its member may cancel a pre-match bet placed at `placedAt`;
 * null when there never was one or a match has begun. Neither the state of the bet nor the number of cancellations
 * counts here.
 */
export function cancelUntil(placedAt: number, fixtures: readonly CancelFixture[]): number | null {
  if (fixtures.length === 0 || !fixtures.every(hasNotBegun)) return null;
  const firstStart = Math.min(...fixtures.map(({ startsAt }) => startsAt));
  const until = Math.min(placedAt + CANCEL_WITHIN_MS, firstStart - CANCEL_BEFORE_START_MS);
  return until >= placedAt ? until : null;
}

import { FIXTURE_STATUS, isPostponed, isUpcoming } from './fixture-status.ts';

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
  status: number;
}

function hasNotBegun({ status }: CancelFixture): boolean {
  return isUpcoming(status) || isPostponed(status) || status === FIXTURE_STATUS.cancelled;
}

interface CancelTimes {
  /** The last instant by how long ago the bet was placed, epoch milliseconds. */
  byPlacement: number;
  /** The last instant before the first kick-off. */
  byStart: number;
}

function timesOf(placedAt: number, fixtures: readonly CancelFixture[]): CancelTimes {
  const firstStart = Math.min(...fixtures.map(({ startsAt }) => startsAt));
  return {
    byPlacement: placedAt + CANCEL_WITHIN_MS,
    byStart: firstStart - CANCEL_BEFORE_START_MS,
  };
}

/**
 * Returns the last instant, epoch milliseconds, at which its member may cancel a pre-match bet placed at `placedAt`;
 * null when there never was one or a match has begun. Neither the state of the bet nor the number of cancellations
 * counts here.
 */
export function cancelUntil(placedAt: number, fixtures: readonly CancelFixture[]): number | null {
  if (fixtures.length === 0 || !fixtures.every(hasNotBegun)) return null;
  const { byPlacement, byStart } = timesOf(placedAt, fixtures);
  const until = Math.min(byPlacement, byStart);
  return until >= placedAt ? until : null;
}

export interface CancelBet {
  /** Epoch milliseconds. */
  placedAt: number;
  /** It is on matches alone and has no leg in play. */
  isPrematch: boolean;
  /** A part of it was cashed out. */
  isCashedOut: boolean;
}

/**
 * Why its member cannot cancel an open bet: bets of its kind never can be, a part was cashed out, a match has begun,
 * the first kick-off is too near, or too much time has passed since it was placed.
 */
export type CancelObstacle = 'kind' | 'cashedOut' | 'begun' | 'soon' | 'late';

/** Returns what keeps an open bet from being cancelled at `now`; null where nothing does but the cancellations of the day. */
export function cancelObstacle(
  { placedAt, isPrematch, isCashedOut }: CancelBet,
  fixtures: readonly CancelFixture[],
  now: number,
): CancelObstacle | null {
  if (!isPrematch || fixtures.length === 0) return 'kind';
  if (isCashedOut) return 'cashedOut';
  if (!fixtures.every(hasNotBegun)) return 'begun';
  const { byPlacement, byStart } = timesOf(placedAt, fixtures);
  if (now > byStart) return 'soon';
  return now > byPlacement ? 'late' : null;
}

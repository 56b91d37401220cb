export const DAY_MS = 24 * 60 * 60_000;

/** Seoul is nine hours ahead of UTC, all year round. */
export const KST_OFFSET_MS = 9 * 60 * 60_000;

/** Returns the year in Seoul at a moment of epoch milliseconds. */
export function seoulYear(now: number): number {
  return new Date(now + KST_OFFSET_MS).getUTCFullYear();
}

/** Returns the midnight at which the day in Seoul began, both epoch milliseconds. */
export function startOfSeoulDay(now: number): number {
  return Math.floor((now + KST_OFFSET_MS) / DAY_MS) * DAY_MS - KST_OFFSET_MS;
}

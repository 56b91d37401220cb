const KST_OFFSET_MS = 9 * 60 * 60_000;

/** Returns the year in Seoul at a moment of epoch milliseconds. */
export function seoulYear(now: number): number {
  return new Date(now + KST_OFFSET_MS).getUTCFullYear();
}

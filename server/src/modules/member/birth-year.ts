const KST_OFFSET_MS = 9 * 60 * 60_000;

/** Returns the latest birth year the form offers: the current year in Seoul minus 15. */
export function latestBirthYear(now: number): number {
  return new Date(now + KST_OFFSET_MS).getUTCFullYear() - 15;
}

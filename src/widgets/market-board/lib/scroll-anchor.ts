export interface Placed {
  key: string;
  /** Distance from the head of the list, pixels. */
  start: number;
}

/** Places blocks of known height one after the other. */
export function placeItems(items: readonly { key: string; size: number }[]): Placed[] {
  let start = 0;
  return items.map(({ key, size }) => {
    const placed = { key, start };
    start += size;
    return placed;
  });
}

/**
 * Returns how far the list must be scrolled so that the anchor stays where it was: the wanted block if it is on both
 * lists, else the first one at or after `top` that is. Pixels; 0 where nothing is left to hold on to.
 */
export function anchorShift(
  before: readonly Placed[],
  after: readonly Placed[],
  wanted: string | null,
  top: number,
): number {
  const starts = new Map(after.map(({ key, start }) => [key, start]));
  const known = before.find(({ key }) => key === wanted && starts.has(key));
  const anchor = known ?? before.find(({ key, start }) => start >= top && starts.has(key));
  return anchor ? (starts.get(anchor.key) ?? 0) - anchor.start : 0;
}

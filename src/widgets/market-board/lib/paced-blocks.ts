/** Blocks out of view that one frame draws: a slow machine has no time for two. */
const unseenPerFrame = 1;
/** Blocks that one frame draws while the first page of a visit comes. */
const firstPerFrame = 3;

interface Visible {
  startIndex: number;
  endIndex: number;
}

/**
 * Returns which of the wanted blocks a frame draws: those that are visible, those that are drawn already, and of the
 * others the nearest, so that a list that moves, or is another one, never draws all of its surroundings at once. With the
 * first page of a visit (`isFirst`) visible ones come a few at a time as well. Places in the list.
 */
export function pacedBlocks(
  wanted: readonly number[],
  { startIndex, endIndex }: Visible,
  isDrawn: (at: number) => boolean,
  isFirst = false,
): number[] {
  const distance = (at: number) => Math.max(startIndex - at, at - endIndex, 0);
  const missing = wanted.filter((at) => !isDrawn(at)).toSorted((a, b) => distance(a) - distance(b));
  const due = missing.filter((at) => distance(at) === 0).length + unseenPerFrame;
  const later = new Set(missing.slice(isFirst ? Math.min(due, firstPerFrame) : due));
  return wanted.filter((at) => !later.has(at));
}

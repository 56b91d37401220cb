/** Blocks out of view that one frame draws: a slow machine has no time for two. */
const unseenPerFrame = 1;

interface Visible {
  startIndex: number;
  endIndex: number;
}

/**
 * Returns which of the wanted blocks a frame draws: those that are visible, those that are drawn already, and of the
 * others the nearest, so that a list that moves, or is another one, never draws all of its surroundings at once. Places in the list.
 */
export function pacedBlocks(
  wanted: readonly number[],
  { startIndex, endIndex }: Visible,
  isDrawn: (at: number) => boolean,
): number[] {
  const distance = (at: number) => Math.max(startIndex - at, at - endIndex);
  const missing = wanted.filter((at) => distance(at) > 0 && !isDrawn(at));
  const later = new Set(
    missing.toSorted((a, b) => distance(a) - distance(b)).slice(unseenPerFrame),
  );
  return wanted.filter((at) => !later.has(at));
}

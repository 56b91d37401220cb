// What edits of a slip have to know of systems.
/** A system has no more legs than this: 255 bets of all sizes. */
export const MAX_SYSTEM_LEGS = 8;

/** The sizes that are left of a system when it has so many legs now; null where they make none any more. */
export function fittingSizes(
  sizes: readonly number[] | null | undefined,
  legs: number,
): readonly number[] | null {
  if (!sizes || legs < 3) return null;
  const fitting = sizes.filter((size) => size <= legs);
  // The size of all legs alone is the multiple: one less is the next system to it.
  return fitting.some((size) => size < legs) ? fitting : [legs - 1];
}

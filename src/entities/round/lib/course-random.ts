/** Numbers from 0 to below 1 that follow from a text, so that everybody sees one course. What is won hangs on none of them. */
export function randomFrom(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same items in an order of chance. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, by: random() }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ item }) => item);
}

/** How much of the way from one instant to another is behind, 0 to 1. */
export function shareOf(at: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (at - from) / (to - from)));
}

/** A share that starts and ends gently. */
export function eased(share: number): number {
  return share * share * (3 - 2 * share);
}

export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

// Which bets together cannot lose.

/**
 * Whether, for each of so many bets, some bets with it leave nothing that loses all of them, and without it would. `happenings` is
 * all that can happen, as a number with the bit of each bet that does not lose there. A bet belongs to such bets where, of one
 * happening that it keeps, those that lose there keep the rest with it.
 */
export function covered(happenings: Iterable<bigint>, bets: number): boolean[] {
  const kinds = new Set<bigint>();
  for (const kept of happenings) {
    // Then no choice of them is safe.
    if (kept === 0n) return Array.from({ length: bets }, () => false);
    kinds.add(kept);
  }
  const all = [...kinds];
  return Array.from({ length: bets }, (_, at) => {
    const own = 1n << BigInt(at);
    return all.some(
      (alone) => (alone & own) !== 0n && all.every((kept) => (kept & (own | ~alone)) !== 0n),
    );
  });
}

/** The number of a happening, by what each bet says of it. */
export function keptBits<Bet>(bets: readonly Bet[], keeps: (bet: Bet) => boolean): bigint {
  return bets.reduce((bits, bet, at) => (keeps(bet) ? bits | (1n << BigInt(at)) : bits), 0n);
}

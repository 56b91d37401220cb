/** Money staked and returned, by game: the bets of one game hang together, so a game counts as one observation. */
export interface Tally {
  bets: number;
  games: number;
  staked: number;
  returned: number;
  /** Sums over the games: of returned², returned × staked and staked². */
  squares: number;
  cross: number;
  weights: number;
  /** What the game under way has brought so far. */
  now: { bets: number; staked: number; returned: number };
}

export interface Outcome {
  bets: number;
  games: number;
  /** Returned for one staked. */
  mean: number;
  /** Standard error of the mean, from game to game. */
  error: number;
  /**
   * Standard errors by which the mean is above the stake, with one more game counted in which all was lost: who has
   * never lost yet has not shown that he never will.
   */
  clear: number;
}

export function createTally(): Tally {
  const now = { bets: 0, staked: 0, returned: 0 };
  return { bets: 0, games: 0, staked: 0, returned: 0, squares: 0, cross: 0, weights: 0, now };
}

/** Adds a bet and what it paid. Returns whether it is the first of its game. */
export function addBet({ now }: Tally, staked: number, returned: number): boolean {
  now.bets += 1;
  now.staked += staked;
  now.returned += returned;
  return now.bets === 1;
}

/** Closes the game under way. */
export function endGame(tally: Tally): void {
  const { bets, staked, returned } = tally.now;
  if (bets === 0) return;
  tally.bets += bets;
  tally.games += 1;
  tally.staked += staked;
  tally.returned += returned;
  tally.squares += returned * returned;
  tally.cross += returned * staked;
  tally.weights += staked * staked;
  tally.now = { bets: 0, staked: 0, returned: 0 };
}

function meanOf({ staked, returned, squares, cross, weights }: Tally) {
  const mean = returned / (staked || 1);
  const spread = squares - 2 * mean * cross + mean * mean * weights;
  return { mean, error: Math.sqrt(Math.max(0, spread)) / (staked || 1) };
}

export function outcomeOf(tally: Tally): Outcome {
  const { bets, games, staked, weights } = tally;
  const loss = staked / Math.max(1, games);
  const wary = meanOf({ ...tally, staked: staked + loss, weights: weights + loss * loss });
  const clear = wary.error > 0 ? (wary.mean - 1) / wary.error : Number.NEGATIVE_INFINITY;
  return { bets, games, ...meanOf(tally), clear };
}

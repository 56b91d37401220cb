/** Returns of units staked, by game: the bets of one game hang together, so a game counts as one observation. */
export interface Tally {
  bets: number;
  games: number;
  returned: number;
  squares: number;
  cross: number;
  counts: number;
  /** What the game under way has brought so far. */
  now: { bets: number; returned: number };
}

export interface Outcome {
  bets: number;
  games: number;
  /** Returned for one staked. */
  mean: number;
  /** Standard error of the mean, from game to game. */
  error: number;
}

export function createTally(): Tally {
  const now = { bets: 0, returned: 0 };
  return { bets: 0, games: 0, returned: 0, squares: 0, cross: 0, counts: 0, now };
}

/** Adds a bet of one unit. Returns whether it is the first of its game. */
export function addBet({ now }: Tally, returned: number): boolean {
  now.bets += 1;
  now.returned += returned;
  return now.bets === 1;
}

/** Closes the game under way. */
export function endGame(tally: Tally): void {
  const { bets, returned } = tally.now;
  if (bets === 0) return;
  tally.bets += bets;
  tally.games += 1;
  tally.returned += returned;
  tally.squares += returned * returned;
  tally.cross += returned * bets;
  tally.counts += bets * bets;
  tally.now = { bets: 0, returned: 0 };
}

export function outcomeOf({ bets, games, returned, squares, cross, counts }: Tally): Outcome {
  const mean = returned / Math.max(1, bets);
  const spread = squares - 2 * mean * cross + mean * mean * counts;
  return { bets, games, mean, error: Math.sqrt(Math.max(0, spread)) / Math.max(1, bets) };
}

/** Whether a strategy returned more than its stake by more than two standard errors. */
export function beatsTheHouse({ mean, error }: Outcome): boolean {
  return mean - 2 * error > 1;
}

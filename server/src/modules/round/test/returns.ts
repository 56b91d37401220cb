import type { Offered } from './strategies.ts';

/** A bet that was settled; money in a unit that all bets share. */
export interface PlayedBet extends Pick<Offered, 'odds' | 'chance' | 'refund' | 'payback'> {
  /** The round whose draw decides. */
  drawnBy: string;
  stake: number;
  payout: number;
}

export interface Returns {
  draws: number;
  staked: number;
  returned: number;
  /** What the printed returns of the selections make of the stakes. */
  expected: number;
  sd: number;
  /** How many standard deviations more came back than expected. */
  z: number;
}

/** The standard deviation of what a bet returns. */
function deviation({ stake, odds, chance, refund, payback }: PlayedBet): number {
  const [price, wins, backs] = [odds / 100, chance / 1_000_000, refund / 1_000_000];
  const mean = payback / 10_000;
  // A single of dice is paid 3 and 4 beside 2: for each 1 more that it returns its square is 6 more at most.
  const again = Math.max(0, mean - wins * price - backs);
  return stake * Math.sqrt(wins * price ** 2 + backs + 6 * again - mean ** 2);
}

/** Sums bets up. Those that one draw decides count as if they won together, by which their deviation is never too small. */
export function returnsOf(bets: readonly PlayedBet[]): Returns {
  const sum = (of: (bet: PlayedBet) => number) => bets.reduce((total, bet) => total + of(bet), 0);
  const draws = new Map<string, number>();
  for (const bet of bets) draws.set(bet.drawnBy, (draws.get(bet.drawnBy) ?? 0) + deviation(bet));
  const sd = Math.sqrt([...draws.values()].reduce((total, each) => total + each ** 2, 0));
  const staked = sum(({ stake }) => stake);
  const returned = sum(({ payout }) => payout);
  const expected = sum(({ stake, payback }) => (stake * payback) / 10_000);
  const z = (returned - expected) / sd;
  return { draws: draws.size, staked, returned, expected, sd, z };
}

import { createSimulator, type SeedOf } from '#simulator/index.ts';
import type { FeedSource } from './types.ts';

interface SimulatedFeedOptions {
  /** Of all days, or of each. */
  seed: string | number | SeedOf;
  /** As many as a whole site has by default. */
  gamesADay?: number | undefined;
}

/** The simulated world as a feed: the same seed, or secret, plays the same games. */
export function createSimulatedFeed({ seed, gamesADay }: SimulatedFeedOptions): FeedSource {
  const drawnFrom = typeof seed === 'number' ? String(seed) : seed;
  return { name: 'simulated', ...createSimulator(drawnFrom, gamesADay) };
}

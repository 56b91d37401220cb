import { createSimulator } from '#simulator/index.ts';
import type { FeedSource } from './types.ts';

interface SimulatedFeedOptions {
  seed: string | number;
  /** As many as a whole site has, unless told. */
  gamesADay?: number | undefined;
}

/** The simulated world as a feed: the same seed, or secret, plays the same games. */
export function createSimulatedFeed({ seed, gamesADay }: SimulatedFeedOptions): FeedSource {
  return { name: 'simulated', ...createSimulator(String(seed), gamesADay) };
}

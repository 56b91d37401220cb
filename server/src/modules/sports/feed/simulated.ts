import { createSimulator } from '#simulator/index.ts';
import type { FeedSource } from './types.ts';

/** The simulated world as a feed: the same seed, or secret, plays the same games. */
export function createSimulatedFeed({ seed }: { seed: string | number }): FeedSource {
  return { name: 'simulated', ...createSimulator(String(seed)) };
}

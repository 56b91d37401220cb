import type { FeedSource } from './types.ts';

/** A source without fixtures, for a site whose games are entered by hand. */
export function createNoFeed(): FeedSource {
  return {
    name: 'none',
    leagues: () => [],
    start: () => [],
    nextDue: () => null,
    advance: () => [],
  };
}

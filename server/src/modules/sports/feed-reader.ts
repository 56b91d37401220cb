import type { FeedSource, FeedUpdate } from './feed/types.ts';

/** Reads a feed forward, and further than it is played, without ever sending it back. */
export interface FeedReader {
  /** Instant of the next update strictly after `at`, or null. */
  nextDue(at: number): number | null;
  /** Updates with after < at <= to, which stay to be taken. */
  peek(after: number, to: number): readonly FeedUpdate[];
  take(after: number, to: number): FeedUpdate[];
}

/**
 * A source goes forward cheaply; going back costs it a new search. `timed` leaves out what has no instant to be played
 * at.
 */
export function createFeedReader(
  source: FeedSource,
  timed: (updates: readonly unknown[]) => FeedUpdate[],
): FeedReader {
  /** Updates with from < at <= to. */
  let [from, to]: [number, number] = [0, 0];
  let ahead: FeedUpdate[] = [];

  function peek(after: number, until: number): readonly FeedUpdate[] {
    if (from !== after) [from, to, ahead] = [after, after, []];
    if (until > to) {
      ahead.push(...timed(source.advance(to, until)));
      to = until;
    }
    return ahead;
  }

  return {
    nextDue(at) {
      if (from !== at) return source.nextDue(at);
      return ahead[0]?.at ?? source.nextDue(to);
    },
    peek: (after, until) => peek(after, until).filter((update) => update.at <= until),
    take(after, until) {
      const all = peek(after, until);
      const end = all.findIndex((update) => update.at > until);
      const taken = end < 0 ? [...all] : all.slice(0, end);
      ahead = ahead.slice(taken.length);
      from = until;
      return taken;
    },
  };
}

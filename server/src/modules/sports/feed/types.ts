import type { FeedLeague, FeedUpdate } from '#rules/feed.ts';

export type {
  FeedFixture,
  FeedLeague,
  FeedMarket,
  FeedSelection,
  FeedUpdate,
  FixtureClock,
} from '#rules/feed.ts';

/** A source of fixtures. Pure: the answers depend on the arguments alone, never on earlier calls. */
export interface FeedSource {
  name: string;
  leagues(): FeedLeague[];
  /**
   * State of everything in the window at `now`, one update a fixture, stamped at or before `now`.
   * `since` is the instant up to which the caller is current: everything unfinished then is included too,
   * so that a long outage is caught up without replaying it.
   */
  start(now: number, since?: number): FeedUpdate[];
  /** Instant of the next update strictly after `after`, or null when there is none. */
  nextDue(after: number): number | null;
  /** All updates with after < at <= to, in order of `at`. */
  advance(after: number, to: number): FeedUpdate[];
}

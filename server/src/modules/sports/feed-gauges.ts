import { isOver, isUpcoming } from '#rules/fixture-status.ts';
import type { Clock } from '../../lib/clock.ts';
import type { SiteParts } from '../../lib/site-parts.ts';
import { RING_MINUTES } from '../../lib/minute-ring.ts';
import type { FeedUpdate } from './feed/types.ts';

type FeedParts = Pick<SiteParts, 'odds' | 'live' | 'results'>;

export interface FeedGauges {
  /** Counts updates that were stored and shown; `statusOf` knows the status of a fixture now. */
  applied(
    updates: readonly FeedUpdate[],
    statusOf: (fixtureId: string) => number | undefined,
  ): void;
  /** Counts the result of a match whose bets are settled; once, where its end came to this server. */
  settled(fixtureId: string): void;
  /** What the feed sent could not be stored. */
  failed(): void;
}

/** How long a result waits for its settlement here: another server may have settled it. */
const WAITS_MS = RING_MINUTES * 60_000;

/** Shows the desk how late prices, scores and results come. */
export function createFeedGauges({ odds, live, results }: FeedParts, clock: Clock): FeedGauges {
  /** The instants of the ends of matches whose bets wait, by fixture. */
  const ended = new Map<string, number>();

  function wait({ fixtureId, at }: FeedUpdate, now: number): void {
    for (const [id, since] of ended) if (since < now - WAITS_MS) ended.delete(id);
    ended.set(fixtureId, at);
  }

  return {
    applied(updates, statusOf) {
      const now = clock.now();
      odds.works();
      live.works();
      results.works();
      for (const update of updates) {
        const status = statusOf(update.fixtureId);
        if (update.status !== undefined && isOver(update.status)) wait(update, now);
        else if (status !== undefined) (isUpcoming(status) ? odds : live).note(now - update.at);
      }
    },
    settled(fixtureId) {
      const since = ended.get(fixtureId);
      if (since === undefined) return;
      ended.delete(fixtureId);
      results.note(clock.now() - since);
    },
    failed() {
      odds.fails();
      live.fails();
      results.fails();
    },
  };
}

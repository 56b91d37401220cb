import { MARKET_STATUS } from '#rules/market-status.ts';
import type { FeedMarket } from '#rules/feed.ts';
import { type Quote, toMarket } from './pricing.ts';

function keyOf(entry: Quote): string {
  return `${entry.typeId}.${entry.line ?? '_'}`;
}

function same(left: Quote, right: Quote): boolean {
  return (
    left.offerScore?.home === right.offerScore?.home &&
    left.offerScore?.away === right.offerScore?.away &&
    left.selections.every((selection, index) => selection.odds === right.selections[index]?.odds)
  );
}

/** Markets that differ between two lists; one that is gone is closed if its period is over, else suspended. */
export function changedMarkets(
  before: readonly Quote[],
  after: readonly Quote[],
  finished: readonly string[],
): FeedMarket[] {
  const known = new Map(before.map((entry) => [keyOf(entry), entry]));
  const changed: FeedMarket[] = [];
  for (const entry of after) {
    const old = known.get(keyOf(entry));
    known.delete(keyOf(entry));
    if (!old || !same(old, entry)) changed.push(toMarket(entry));
  }
  for (const gone of known.values()) {
    const over = gone.until !== undefined && finished.includes(gone.until);
    changed.push({
      ...toMarket(gone),
      status: over ? MARKET_STATUS.closed : MARKET_STATUS.suspended,
    });
  }
  return changed;
}

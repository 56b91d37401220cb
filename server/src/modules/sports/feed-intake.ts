import { MARKET_STATUS, stricterStatus } from '#rules/market-status.ts';
import { marketType } from '#rules/markets/market-types.ts';
import type { Log } from '../../lib/log.ts';
import { faultOf } from './feed-check.ts';
import type { FeedMarket, FeedUpdate } from './feed/types.ts';
import type { Fixture } from './types.ts';

/** What of the feed could not be taken as it came, since the server started. */
export interface FeedCounts {
  /** Updates left out because they contradict themselves or the contract. */
  malformedUpdates: number;
  /** Types of markets that nobody here could settle: shown, never open. */
  unknownMarkets: number;
}

type Known = Pick<Fixture, 'sport' | 'participants'>;

export interface FeedIntake {
  /** Whether an update may be applied to a fixture, undefined for one that is not known yet. A fault is logged. */
  accepts(update: FeedUpdate, known: Known | undefined): boolean;
  /** The update with every market suspended that the dictionary of offers does not have. */
  guarded(update: FeedUpdate): FeedUpdate;
  counts(): FeedCounts;
}

/** Stands between a feed and the fixtures: what is malformed changes nothing, and no bet is taken on what cannot be settled. */
export function createFeedIntake(log: Pick<Log, 'warn'>): FeedIntake {
  let malformedUpdates = 0;
  const unknown = new Set<number>();

  function guard(market: FeedMarket): FeedMarket {
    if (marketType(market.typeId)) return market;
    if (!unknown.has(market.typeId)) {
      unknown.add(market.typeId);
      log.warn({ typeId: market.typeId, name: market.name }, 'the feed offers an unknown market');
    }
    return { ...market, status: stricterStatus(market.status, MARKET_STATUS.suspended) };
  }

  return {
    accepts(update, known) {
      const fault = faultOf(update, known?.sport, known?.participants);
      if (fault === null) return true;
      malformedUpdates += 1;
      log.warn({ fixtureId: update.fixtureId, at: update.at, fault }, 'the feed sent nonsense');
      return false;
    },
    guarded: (update) =>
      update.markets?.some(({ typeId }) => !marketType(typeId))
        ? { ...update, markets: update.markets.map(guard) }
        : update,
    counts: () => ({ malformedUpdates, unknownMarkets: unknown.size }),
  };
}

import { marketId } from '#rules/ids.ts';
import { MARKET_STATUS, stricterStatus } from '#rules/market-status.ts';
import { marketType } from '#rules/markets/market-types.ts';
import type { Log } from '../../lib/log.ts';
import { faultOf, type Known, unknownOutcomes } from './feed-check.ts';
import { isInstant, isObject, shown } from './feed-values.ts';
import type { FeedMarket, FeedUpdate } from './feed/types.ts';
import type { Fixture } from './types.ts';

/** What of the feed could not be taken as it came, since the server started. */
export interface FeedCounts {
  /** Updates left out because they contradict themselves or the contract, and those with an outcome that its market cannot have. */
  malformedUpdates: number;
  /** Types of markets that nobody here could settle: shown, never open. */
  unknownMarkets: number;
}

type KnownFixture = Pick<Fixture, 'sport' | 'participants' | 'markets'>;

export interface FeedIntake {
  /** The updates that have an instant, by which they are played in order; what else there is is refused. */
  timed(updates: readonly unknown[]): FeedUpdate[];
  /** Whether an update may be applied to a fixture, undefined for one that is not known yet. A fault is logged. */
  accepts(update: FeedUpdate, known: Pick<Fixture, 'sport'> | undefined): boolean;
  /** Applies an update that was accepted; false where that throws, which is a fault of the update and of no other. */
  applies(update: FeedUpdate, apply: () => void): boolean;
  /** The update with every market suspended that nobody here could settle, or of which an outcome cannot be taken. */
  guarded(update: FeedUpdate, known: KnownFixture): FeedUpdate;
  counts(): FeedCounts;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : shown(error);
}

/** Why an update cannot be taken; a check that throws has met something that is no JSON at all. */
function refusalOf(update: unknown, known: Pick<Fixture, 'sport'> | undefined): string | null {
  try {
    return faultOf(update, known?.sport);
  } catch (error) {
    return `cannot be read: ${messageOf(error)}`;
  }
}

/** Stands between a feed and the fixtures: what is malformed changes nothing, and no bet is taken on what cannot be settled. */
export function createFeedIntake(
  log: Pick<Log, 'warn'>,
  isLeague: (id: string) => boolean,
): FeedIntake {
  let malformedUpdates = 0;
  const unknown = new Set<number>();

  function refuse(update: unknown, fault: string): false {
    const { fixtureId, at } = isObject(update) ? update : {};
    malformedUpdates += 1;
    log.warn({ fixtureId, at, fault }, 'the feed sent nonsense');
    return false;
  }

  function guard(market: FeedMarket, update: FeedUpdate, known: Known): FeedMarket {
    const { typeId, name, selections } = market;
    const isSettled = marketType(typeId) !== undefined;
    if (!isSettled && !unknown.has(typeId)) {
      unknown.add(typeId);
      log.warn({ typeId, name }, 'the feed offers an unknown market');
    }
    const left = unknownOutcomes(update.fixtureId, market, known);
    if (isSettled && left.length === 0) return market;
    const status = stricterStatus(market.status, MARKET_STATUS.suspended);
    if (left.length === 0) return { ...market, status };
    malformedUpdates += 1;
    const { fixtureId, at } = update;
    const outcomes = left.map(shown);
    log.warn({ fixtureId, at, typeId, outcomes }, 'the feed offers unknown outcomes');
    return {
      ...market,
      status,
      selections: selections.filter((one) => !left.includes(one.outcome)),
    };
  }

  return {
    timed: (updates) =>
      updates.filter((update): update is FeedUpdate =>
        isObject(update) && isInstant(update.at) ? true : refuse(update, 'at is no instant'),
      ),
    accepts(update, known) {
      const fault = refusalOf(update, known);
      if (fault !== null) return refuse(update, fault);
      const league = known ? undefined : update.create?.leagueId;
      return league === undefined || isLeague(league) || refuse(update, `unknown league ${league}`);
    },
    applies(update, apply) {
      try {
        apply();
        return true;
      } catch (error) {
        return refuse(update, `cannot be applied: ${messageOf(error)}`);
      }
    },
    guarded(update, { sport, participants, markets: known }) {
      const ids = (update.participants ?? participants ?? []).map(({ id }) => id);
      const markets = update.markets?.map((market) => guard(market, update, { sport, ids }));
      if (!markets || markets.every((market, at) => market === update.markets?.[at])) return update;
      return {
        ...update,
        // One of which nothing is left is there already, or is not begun with.
        markets: markets.filter(
          ({ selections, typeId, line }) =>
            selections.length > 0 || known.has(marketId(update.fixtureId, typeId, line)),
        ),
      };
    },
    counts: () => ({ malformedUpdates, unknownMarkets: unknown.size }),
  };
}

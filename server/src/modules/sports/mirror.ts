import type { Queryable } from '../../lib/db.ts';
import { marketId, selectionId } from '#rules/ids.ts';
import { FIXTURE_STATUS, type FixtureStatus } from '#rules/sports.ts';
import type { FeedMarket, FeedUpdate } from './feed/types.ts';
import { chooseMainLines } from './main-lines.ts';
import { loadWorld } from './repository.ts';
import type { Fixture, League, Market, Offer, Phase, Selection } from './types.ts';

/** Ids of what one run of updates touched, so that only that is written. */
export interface Touched {
  fixtures: Set<string>;
  markets: Set<string>;
  /** Fixtures whose bets have something to be settled by. */
  settle: Set<string>;
}

const FINAL: readonly FixtureStatus[] = [
  FIXTURE_STATUS.finished,
  FIXTURE_STATUS.cancelled,
  FIXTURE_STATUS.abandoned,
];

/** Returns whether nothing more will be played. */
export function isFinal(status: FixtureStatus): boolean {
  return FINAL.includes(status);
}

/** Returns whether pre-match bets are still open to a fixture of this status. */
export function isUpcoming(status: FixtureStatus): boolean {
  return status === FIXTURE_STATUS.scheduled || status === FIXTURE_STATUS.aboutToStart;
}

function phaseOf(status: FixtureStatus): Phase {
  return isUpcoming(status) || status === FIXTURE_STATUS.postponed ? 'prematch' : 'inplay';
}

/**
 * The world of fixtures in memory: what boards are drawn from and what a placement is first judged by.
 * The database stays the truth; a placement compares again inside its transaction.
 */
export interface Mirror {
  leagues: ReadonlyMap<string, League>;
  fixtures: ReadonlyMap<string, Fixture>;
  setLeagues(leagues: readonly League[]): void;
  load(q: Queryable, since: number): Promise<void>;
  /** Applies one update and notes what it touched. */
  apply(update: FeedUpdate, touched: Touched): Fixture | null;
  offer(selectionId: string): Offer | null;
  forget(fixtureId: string): void;
}

/** Makes an empty mirror. */
export function createMirror(): Mirror {
  let leagues = new Map<string, League>();
  let fixtures = new Map<string, Fixture>();
  /** selection id → its market; the fixture is found by the market. */
  let bySelection = new Map<string, Market>();

  function index(market: Market): void {
    for (const selection of market.selections) bySelection.set(selection.id, market);
  }

  function createFixture(update: FeedUpdate): Fixture | null {
    const made = update.create;
    if (!made) return null;
    const fixture: Fixture = {
      id: update.fixtureId,
      ...made,
      status: FIXTURE_STATUS.scheduled,
      clock: null,
      scores: {},
      finishedPeriods: [],
      firstScorer: null,
      finishedAt: null,
      resultVersion: 0,
      markets: new Map(),
      mainLines: new Map(),
    };
    fixtures.set(fixture.id, fixture);
    return fixture;
  }

  function setStatus(market: Market, status: Market['status'], touched: Touched): void {
    if (market.status === status) return;
    market.status = status;
    touched.markets.add(market.id);
  }

  function upsertMarket(fixture: Fixture, feed: FeedMarket, touched: Touched): void {
    const id = marketId(fixture.id, feed.typeId, feed.line);
    const known = fixture.markets.get(id);
    const selections = feed.selections.map(
      (one): Selection => ({
        id: selectionId(id, one.outcome),
        outcome: one.outcome,
        odds: one.odds,
        status: one.status ?? 1,
      }),
    );
    const market: Market = {
      id,
      fixtureId: fixture.id,
      typeId: feed.typeId,
      line: feed.line,
      offerScore: feed.offerScore,
      status: feed.status,
      phase: phaseOf(fixture.status),
      offered: known
        ? [...new Set([...known.offered, ...selections.map((one) => one.outcome)])]
        : selections.map((one) => one.outcome),
      selections,
    };
    fixture.markets.set(id, market);
    index(market);
    touched.markets.add(id);
  }

  /** Suspends, then closes; a pre-match market that the same update lists goes on in play under its id. */
  function closeMarkets(fixture: Fixture, update: FeedUpdate, touched: Touched): void {
    const listed = new Set(
      update.markets?.map((one) => marketId(fixture.id, one.typeId, one.line)),
    );
    for (const market of fixture.markets.values()) {
      if (update.suspend && market.status === 1) setStatus(market, 2, touched);
      const closes =
        isFinal(fixture.status) ||
        update.marketsClosed === 'all' ||
        (update.marketsClosed === 'prematch' &&
          market.phase === 'prematch' &&
          !listed.has(market.id));
      if (closes) setStatus(market, 3, touched);
    }
  }

  function apply(update: FeedUpdate, touched: Touched): Fixture | null {
    const fixture = fixtures.get(update.fixtureId) ?? createFixture(update);
    if (!fixture) return null;
    if (
      update.create ||
      update.status ||
      update.scores ||
      update.clock !== undefined ||
      update.startsAt ||
      update.finishedPeriods
    ) {
      touched.fixtures.add(fixture.id);
    }
    if (update.startsAt) fixture.startsAt = update.startsAt;
    if (update.clock !== undefined) fixture.clock = update.clock;
    if (update.scores) fixture.scores = update.scores;
    if (update.firstScorer) fixture.firstScorer = update.firstScorer;
    if (update.finishedPeriods?.length) {
      fixture.finishedPeriods = [
        ...new Set([...fixture.finishedPeriods, ...update.finishedPeriods]),
      ];
      touched.settle.add(fixture.id);
    }
    if (update.status && update.status !== fixture.status) {
      fixture.status = update.status;
      if (isFinal(update.status)) {
        fixture.finishedAt = update.at;
        touched.settle.add(fixture.id);
      }
    }
    closeMarkets(fixture, update, touched);
    for (const market of update.markets ?? []) upsertMarket(fixture, market, touched);
    chooseMainLines(fixture);
    return fixture;
  }

  return {
    get leagues() {
      return leagues;
    },
    get fixtures() {
      return fixtures;
    },
    setLeagues(all) {
      leagues = new Map([...leagues, ...all.map((one) => [one.id, one] as const)]);
    },
    async load(q, since) {
      const world = await loadWorld(q, since);
      leagues = new Map(world.leagues.map((one) => [one.id, one]));
      fixtures = new Map(world.fixtures.map((one) => [one.id, one]));
      bySelection = new Map();
      for (const fixture of fixtures.values()) {
        for (const market of fixture.markets.values()) index(market);
        chooseMainLines(fixture);
      }
    },
    apply,
    offer(id) {
      const market = bySelection.get(id);
      const selection = market?.selections.find((one) => one.id === id);
      const fixture = market && fixtures.get(market.fixtureId);
      if (!market || !selection || !fixture) return null;
      return { selection, market, fixture, leagueName: leagues.get(fixture.leagueId)?.name ?? '' };
    },
    forget(id) {
      const fixture = fixtures.get(id);
      if (!fixture) return;
      for (const market of fixture.markets.values())
        for (const one of market.selections) bySelection.delete(one.id);
      fixtures.delete(id);
    },
  };
}

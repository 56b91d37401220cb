import { marketId, selectionId } from '#rules/ids.ts';
import { FIXTURE_STATUS, type FixtureStatus, isOver, isUpcoming } from '#rules/fixture-status.ts';
import type { FeedMarket, FeedUpdate } from './feed/types.ts';
import { chooseMainLines } from './main-lines.ts';
import type { Fixture, FixtureDraft, Market, Phase, Selection } from './types.ts';

function phaseOf(status: FixtureStatus): Phase {
  return isUpcoming(status) || status === FIXTURE_STATUS.postponed ? 'prematch' : 'inplay';
}

/** Returns a copy that updates may be applied to. */
export function draftOf(fixture: Fixture): FixtureDraft {
  return { ...fixture, markets: new Map(fixture.markets), mainLines: new Map(fixture.mainLines) };
}

/** Returns the fixture that an update announces, or null when the update is about one that must be known. */
export function createFixture({ fixtureId, create }: FeedUpdate): FixtureDraft | null {
  return (
    (create && {
      id: fixtureId,
      ...create,
      status: FIXTURE_STATUS.scheduled,
      clock: null,
      scores: {},
      finishedPeriods: [],
      firstScorer: null,
      finishedAt: null,
      resultVersion: 0,
      markets: new Map(),
      mainLines: new Map(),
    }) ??
    null
  );
}

function sameMarket(left: Market, right: Market): boolean {
  return (
    left.status === right.status &&
    left.phase === right.phase &&
    left.offerScore?.home === right.offerScore?.home &&
    left.offerScore?.away === right.offerScore?.away &&
    left.selections.length === right.selections.length &&
    left.selections.every((one, index) => {
      const other = right.selections[index];
      return one.id === other?.id && one.odds === other.odds && one.status === other.status;
    })
  );
}

function putMarket(fixture: FixtureDraft, feed: FeedMarket): void {
  const id = marketId(fixture.id, feed.typeId, feed.line);
  const known = fixture.markets.get(id);
  const listed = new Map(
    feed.selections.map((one): [string, Selection] => [
      one.outcome,
      {
        id: selectionId(id, one.outcome),
        outcome: one.outcome,
        odds: one.odds,
        status: one.status ?? 1,
      },
    ]),
  );
  const added = [...listed.keys()].filter((outcome) => !known?.offered.includes(outcome));
  const offered = added.length > 0 ? [...(known?.offered ?? []), ...added] : (known?.offered ?? []);
  const kept = new Map(known?.selections.map((one) => [one.outcome, one]));
  const market: Market = {
    id,
    fixtureId: fixture.id,
    typeId: feed.typeId,
    line: feed.line,
    offerScore: feed.offerScore,
    status: feed.status,
    phase: phaseOf(fixture.status),
    offered,
    selections: offered.flatMap((outcome) => {
      const old = kept.get(outcome);
      return listed.get(outcome) ?? (old ? { ...old, status: 3 as const } : []);
    }),
  };
  if (!known || !sameMarket(known, market)) fixture.markets.set(id, market);
}

/** Suspends, then closes; a pre-match market that the same update lists goes on in play under its id. */
function closeMarkets(fixture: FixtureDraft, update: FeedUpdate): void {
  const all = isOver(fixture.status) || update.marketsClosed === 'all';
  if (!all && !update.suspend && !update.marketsClosed) return;
  const listed = new Set(update.markets?.map((one) => marketId(fixture.id, one.typeId, one.line)));
  for (const market of fixture.markets.values()) {
    const closes =
      all ||
      (update.marketsClosed === 'prematch' &&
        market.phase === 'prematch' &&
        !listed.has(market.id));
    if (closes && market.status !== 3) fixture.markets.set(market.id, { ...market, status: 3 });
    else if (update.suspend && market.status === 1)
      fixture.markets.set(market.id, { ...market, status: 2 });
  }
}

/** Applies one update. What is final stays as it is: staff may have corrected it since. */
export function applyUpdate(fixture: FixtureDraft, update: FeedUpdate): void {
  if (isOver(fixture.status)) return;
  // A season imported again may move a match that has not begun.
  const startsAt = update.startsAt ?? update.create?.startsAt;
  if (startsAt !== undefined && isUpcoming(fixture.status)) fixture.startsAt = startsAt;
  if (update.clock !== undefined) fixture.clock = update.clock;
  if (update.scores) fixture.scores = update.scores;
  if (update.firstScorer) fixture.firstScorer = update.firstScorer;
  const periods = update.finishedPeriods?.filter((one) => !fixture.finishedPeriods.includes(one));
  if (periods?.length) fixture.finishedPeriods = [...fixture.finishedPeriods, ...periods];
  if (update.status) fixture.status = update.status;
  if (isOver(fixture.status)) fixture.finishedAt = update.at;
  closeMarkets(fixture, update);
  for (const market of update.markets ?? []) putMarket(fixture, market);
  if (update.markets || update.suspend || update.marketsClosed || isOver(fixture.status))
    chooseMainLines(fixture);
}

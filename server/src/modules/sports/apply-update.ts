import { marketId, selectionId } from '#rules/ids.ts';
import {
  FIXTURE_STATUS,
  type FixtureStatus,
  isFinished,
  isOver,
  isPostponed,
  isUpcoming,
} from '#rules/fixture-status.ts';
import { isClosed, isOpen, MARKET_STATUS } from '#rules/market-status.ts';
import type { Score, Scores } from '#rules/scores.ts';
import type { FeedMarket, FeedUpdate } from './feed/types.ts';
import { CORRECTION_MS } from './retention.ts';
import { chooseMainLines } from './main-lines.ts';
import type { Fixture, FixtureDraft, Market, Phase, Selection } from './types.ts';

function phaseOf(status: FixtureStatus): Phase {
  return isUpcoming(status) || isPostponed(status) ? 'prematch' : 'inplay';
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
      feedScores: null,
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
        status: one.status ?? MARKET_STATUS.open,
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
      return listed.get(outcome) ?? (old ? { ...old, status: MARKET_STATUS.closed } : []);
    }),
  };
  if (!known || !sameMarket(known, market)) fixture.markets.set(id, market);
}

type Closing = Pick<FeedUpdate, 'marketsClosed' | 'suspend' | 'markets'>;

/** Suspends, then closes; a pre-match market that the same update lists goes on in play under its id. */
function closeMarkets(fixture: FixtureDraft, update: Closing): void {
  const all = isOver(fixture.status) || update.marketsClosed === 'all';
  if (!all && !update.suspend && !update.marketsClosed) return;
  const listed = new Set(update.markets?.map((one) => marketId(fixture.id, one.typeId, one.line)));
  for (const market of fixture.markets.values()) {
    const closes =
      all ||
      (update.marketsClosed === 'prematch' &&
        market.phase === 'prematch' &&
        !listed.has(market.id));
    if (closes && !isClosed(market.status))
      fixture.markets.set(market.id, { ...market, status: MARKET_STATUS.closed });
    else if (update.suspend && isOpen(market.status))
      fixture.markets.set(market.id, { ...market, status: MARKET_STATUS.suspended });
  }
}

/** What the state machine allows of a status the feed gives: a match that began is never offered again. */
function nextStatus(fixture: FixtureDraft, status: FixtureStatus): FixtureStatus {
  const hasBegun = phaseOf(fixture.status) === 'inplay';
  if (hasBegun && isUpcoming(status)) return fixture.status;
  return hasBegun && isPostponed(status) ? FIXTURE_STATUS.cancelled : status;
}

function isSameScore(left: Score | undefined, right: Score | undefined): boolean {
  return left?.home === right?.home && left?.away === right?.away;
}

function differ(left: Scores, right: Scores, codes: readonly string[]): boolean {
  return codes.some((code) => !isSameScore(left[code], right[code]));
}

function addFinishedPeriods(fixture: FixtureDraft, update: FeedUpdate): void {
  const periods = update.finishedPeriods?.filter((one) => !fixture.finishedPeriods.includes(one));
  if (periods?.length) fixture.finishedPeriods = [...fixture.finishedPeriods, ...periods];
}

/**
 * Takes a corrected score of a finished match within 24 hours of its end. It is compared with what the feed said before,
 * not with `scores`: what staff corrected stays.
 */
function correctFinished(fixture: FixtureDraft, update: FeedUpdate): void {
  const { feedScores, finishedAt } = fixture;
  const { scores, status, firstScorer, at } = update;
  if (!isFinished(fixture.status) || status === undefined || !isFinished(status)) return;
  if (!feedScores || !scores || at - (finishedAt ?? 0) > CORRECTION_MS) return;
  const codes = [...new Set([...Object.keys(feedScores), ...Object.keys(scores)])];
  if (!differ(feedScores, scores, codes)) return;
  addFinishedPeriods(fixture, update);
  fixture.scores = { ...fixture.scores, ...scores };
  fixture.feedScores = scores;
  fixture.firstScorer = firstScorer ?? fixture.firstScorer;
  fixture.resultVersion += 1;
}

/** What staff may change of a result. */
export type CorrectedFacts = Partial<
  Pick<Fixture, 'scores' | 'resultVersion' | 'status' | 'finishedAt'>
>;

/** The fixture as staff has corrected or cancelled it. */
export function correctedFixture(known: Fixture, facts: CorrectedFacts): Fixture {
  const fixture = { ...draftOf(known), ...facts };
  if (isOver(fixture.status) && !isOver(known.status)) {
    closeMarkets(fixture, {});
    chooseMainLines(fixture);
  }
  return fixture;
}

/** Applies one update. What is final changes by a correction only. */
export function applyUpdate(fixture: FixtureDraft, update: FeedUpdate): void {
  if (isOver(fixture.status)) {
    correctFinished(fixture, update);
    return;
  }
  // A season imported again may move a match that has not begun.
  const startsAt = update.startsAt ?? update.create?.startsAt;
  if (startsAt !== undefined && isUpcoming(fixture.status)) fixture.startsAt = startsAt;
  if (update.clock !== undefined) fixture.clock = update.clock;
  if (update.scores) {
    if (differ(fixture.scores, update.scores, fixture.finishedPeriods)) fixture.resultVersion += 1;
    fixture.scores = update.scores;
  }
  if (update.firstScorer) fixture.firstScorer = update.firstScorer;
  addFinishedPeriods(fixture, update);
  const began = phaseOf(fixture.status) === 'inplay';
  if (update.status) fixture.status = nextStatus(fixture, update.status);
  if (isOver(fixture.status)) {
    fixture.finishedAt = update.at;
    fixture.feedScores = fixture.scores;
  }
  closeMarkets(fixture, update);
  const isOffer = !(began && update.status && isUpcoming(update.status));
  for (const market of (isOffer ? update.markets : undefined) ?? []) putMarket(fixture, market);
  if (update.markets || update.suspend || update.marketsClosed || isOver(fixture.status))
    chooseMainLines(fixture);
}

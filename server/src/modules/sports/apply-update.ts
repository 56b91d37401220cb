import { isDeepStrictEqual } from 'node:util';
import { marketId, selectionId } from '#rules/ids.ts';
import {
  FIXTURE_STATUS,
  type FixtureStatus,
  isAbandoned,
  isInterrupted,
  isOver,
  isPostponed,
  isUpcoming,
} from '#rules/fixture-status.ts';
import { type Interruption, interruptionOf } from '#rules/interruption.ts';
import { takesInPlay } from '#rules/in-play.ts';
import { withEvents } from '#rules/match-events.ts';
import { isClosed, isOpen, MARKET_STATUS } from '#rules/market-status.ts';
import { marketType, periodOf } from '#rules/markets/market-types.ts';
import { isPeriodComplete } from '#rules/scores.ts';
import type { FeedMarket, FeedUpdate } from './feed/types.ts';
import { chooseMainLines } from './main-lines.ts';
import {
  addFinishedPeriods,
  correctFinished,
  countsDiffer,
  differ,
  goalsDiffer,
} from './feed-corrections.ts';
import type { Fixture, FixtureDraft, Market, Phase, Selection } from './types.ts';
import { hasWaited } from './waiting.ts';

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
      ...create,
      id: fixtureId,
      status: FIXTURE_STATUS.scheduled,
      clock: null,
      scores: {},
      counts: {},
      outlook: null,
      finishedPeriods: [],
      firstScorer: null,
      participants: null,
      goals: null,
      players: null,
      interruption: null,
      ending: null,
      finishedAt: null,
      resultVersion: 0,
      feedScores: null,
      feedCounts: null,
      events: [],
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
    left.name === right.name &&
    left.offerScore?.home === right.offerScore?.home &&
    left.offerScore?.away === right.offerScore?.away &&
    left.selections.length === right.selections.length &&
    left.selections.every((one, index) => {
      const other = right.selections[index];
      return one.id === other?.id && one.odds === other.odds && one.status === other.status;
    })
  );
}

/** Ids of those who will not play. */
function outOf({ participants }: Pick<Fixture, 'participants'>): ReadonlySet<string> {
  return new Set(participants?.flatMap(({ id, isOut }) => (isOut ? id : [])));
}

/** Takes in who may be picked, and closes the selections on those who will not play. */
function putParticipants(fixture: FixtureDraft, { participants }: FeedUpdate): void {
  if (!participants || isDeepStrictEqual(participants, fixture.participants)) return;
  fixture.participants = participants;
  const isOut = outOf(fixture);
  if (isOut.size === 0) return;
  for (const market of fixture.markets.values()) {
    if (!market.selections.some(({ outcome, status }) => isOut.has(outcome) && !isClosed(status)))
      continue;
    const selections = market.selections.map((one) =>
      isOut.has(one.outcome) ? { ...one, status: MARKET_STATUS.closed } : one,
    );
    fixture.markets.set(market.id, { ...market, selections });
  }
}

function putMarket(fixture: FixtureDraft, feed: FeedMarket): void {
  const id = marketId(fixture.id, feed.typeId, feed.line);
  const known = fixture.markets.get(id);
  const isOut = outOf(fixture);
  const listed = new Map(
    feed.selections.map((one): [string, Selection] => [
      one.outcome,
      {
        id: selectionId(id, one.outcome),
        outcome: one.outcome,
        odds: one.odds,
        status: isOut.has(one.outcome) ? MARKET_STATUS.closed : (one.status ?? MARKET_STATUS.open),
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
    name: marketType(feed.typeId) ? null : (feed.name ?? null),
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

/** Whether markets of a fixture can be open: those of a race close when it starts. */
function isOffered({ status, sport }: Fixture): boolean {
  return phaseOf(status) === 'prematch' || takesInPlay(sport);
}

type Closing = Pick<FeedUpdate, 'marketsClosed' | 'suspend' | 'markets'>;

/** Suspends, then closes; a pre-match market that the same update lists goes on in play under its id. */
function closeMarkets(fixture: FixtureDraft, update: Closing): void {
  const all = isOver(fixture.status) || update.marketsClosed === 'all' || !isOffered(fixture);
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

/** Closes the markets on parts that are over, which a break in betting may have left suspended. */
function closeDecided(fixture: FixtureDraft): void {
  const { scores, sport, finishedPeriods } = fixture;
  for (const market of fixture.markets.values()) {
    const type = isClosed(market.status) ? undefined : marketType(market.typeId);
    if (type && isPeriodComplete(scores, periodOf(type), sport, false, finishedPeriods))
      fixture.markets.set(market.id, { ...market, status: MARKET_STATUS.closed });
  }
}

/** What the state machine allows of a status the feed gives: a match that began is never offered again. */
function nextStatus(fixture: FixtureDraft, status: FixtureStatus): FixtureStatus {
  const hasBegun = phaseOf(fixture.status) === 'inplay';
  if (hasBegun && isUpcoming(status)) return fixture.status;
  return hasBegun && isPostponed(status) ? FIXTURE_STATUS.cancelled : status;
}

/** What staff may change of a result. */
export type CorrectedFacts = Partial<
  Pick<Fixture, 'scores' | 'counts' | 'resultVersion' | 'status' | 'finishedAt'>
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

/** Where play has stopped once an update is taken in; `clock` is the one of before. */
function stopAfter(
  fixture: FixtureDraft,
  { at, clock: reported }: FeedUpdate,
  clock: Fixture['clock'],
): Interruption | null {
  const { status, interruption } = fixture;
  if (!isInterrupted(status) && !isAbandoned(status)) return null;
  if (interruption) return interruption;
  const stop = interruptionOf({ ...fixture, clock: reported ?? clock }, at);
  return isInterrupted(status) ? stop : { ...stop, until: at };
}

/**
 * Applies one update. What is final changes by a correction only. A match that has been interrupted for too long when the update comes is
 * abandoned, whatever it says.
 */
export function applyUpdate(fixture: FixtureDraft, update: FeedUpdate): void {
  if (fixture.interruption && hasWaited(fixture, update.at)) {
    const { status, at } = { status: FIXTURE_STATUS.abandoned, at: fixture.interruption.until };
    applyFacts(fixture, { fixtureId: fixture.id, at, status, clock: null, marketsClosed: 'all' });
  }
  applyFacts(fixture, update);
}

function applyFacts(fixture: FixtureDraft, update: FeedUpdate): void {
  if (isOver(fixture.status)) {
    correctFinished(fixture, update);
    return;
  }
  // A season imported again may move a match that has not begun.
  const startsAt = update.startsAt ?? update.create?.startsAt;
  if (startsAt !== undefined && isUpcoming(fixture.status)) fixture.startsAt = startsAt;
  const { clock } = fixture;
  if (update.clock !== undefined) fixture.clock = update.clock;
  if (update.scores) {
    if (differ(fixture.scores, update.scores, fixture.finishedPeriods)) fixture.resultVersion += 1;
    fixture.scores = update.scores;
  }
  if (update.counts) {
    const { counts, finishedPeriods } = fixture;
    if (countsDiffer(counts, update.counts, finishedPeriods)) fixture.resultVersion += 1;
    fixture.counts = update.counts;
  }
  putParticipants(fixture, update);
  if (update.goals) {
    // Who scored may have decided a bet.
    if (fixture.finishedPeriods.length > 0 && goalsDiffer(fixture.goals, update.goals))
      fixture.resultVersion += 1;
    fixture.goals = update.goals;
  }
  if (update.players) fixture.players = update.players;
  if (update.events) fixture.events = withEvents(fixture.events, update.events);
  if (update.firstScorer) fixture.firstScorer = update.firstScorer;
  if (update.ending) fixture.ending = update.ending;
  addFinishedPeriods(fixture, update);
  const began = phaseOf(fixture.status) === 'inplay';
  if (update.status) fixture.status = nextStatus(fixture, update.status);
  fixture.interruption = stopAfter(fixture, update, clock);
  if (isOver(fixture.status)) {
    fixture.finishedAt = update.at;
    fixture.feedScores = fixture.scores;
    fixture.feedCounts = fixture.counts;
  }
  // In play it is of this very moment: one that went on without it would price what has happened since.
  if (update.outlook || phaseOf(fixture.status) === 'inplay')
    fixture.outlook = update.outlook ?? null;
  closeMarkets(fixture, update);
  const isOffer = isOffered(fixture) && !(began && update.status && isUpcoming(update.status));
  for (const market of (isOffer ? update.markets : undefined) ?? []) putMarket(fixture, market);
  if (update.finishedPeriods) closeDecided(fixture);
  if (
    update.markets ||
    update.suspend ||
    update.marketsClosed ||
    update.finishedPeriods ||
    isOver(fixture.status)
  )
    chooseMainLines(fixture);
}

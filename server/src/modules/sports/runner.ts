import type { ModuleDeps } from '../../module.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import {
  applyUpdate,
  type CorrectedFacts,
  correctedFixture,
  createFixture,
  draftOf,
} from './apply-update.ts';
import { LEAGUES_TOPIC } from './boards.ts';
import { changesOf, joinChanges, leaguesChanges, type Step } from './changes.ts';
import { createFeedIntake, type FeedCounts, type FeedIntake } from './feed-intake.ts';
import type { FeedGauges } from './feed-gauges.ts';
import { createFeedReader, type FeedReader } from './feed-reader.ts';
import type { FeedSource, FeedUpdate } from './feed/types.ts';
import { isOver, isUpcoming } from '#rules/fixture-status.ts';
import { CORRECTION_MS } from './retention.ts';
import type { FixtureCache } from './fixture-cache.ts';
import { feedPosition, saveFeedPosition, saveLeagues } from './repository.ts';
import { saveFixtures } from './save-fixtures.ts';
import type { Fixture, FixtureDraft } from './types.ts';
import { givenUp, nextGivenUp } from './waiting.ts';

/** How much a manual clock may play at once. Whoever needs the feed of an exact instant asks `playTo`. */
const MANUAL_STEP_MS = 5 * 60_000;
/** After a longer outage the feed tells how things stand instead of every step on the way. */
const CATCH_UP_MS = 10 * 60_000;
/** As long as a result may be corrected, and some. */
const KEEP_FINISHED_MS = CORRECTION_MS + 3_600_000;

export interface FeedRunner extends DueTask {
  /** Loads the world and plays what happened while the server was away; `first` replaces the source it was made with. */
  start(first?: FeedSource): Promise<void>;
  /** Puts another source of the same name in place, for a season imported while the server runs. */
  replace(source: FeedSource): Promise<void>;
  /** Takes over what staff stored of a fixture, and publishes it. */
  applyCorrection(id: string, facts: CorrectedFacts): Promise<void>;
  /** From now on the feed has no say in a fixture, until the server starts again. */
  take(fixtureId: string): void;
  /** Plays an update that is not of the feed; on development servers alone. */
  stage(update: FeedUpdate): Promise<void>;
  feedCounts(): FeedCounts;
}

type RunnerDeps = Pick<ModuleDeps, 'db' | 'bus' | 'clock' | 'log'> & {
  gauges: Pick<FeedGauges, 'applied' | 'failed'>;
};

/** A feed as it is played, and how far. */
interface Playing extends RunnerDeps {
  fixtureCache: FixtureCache;
  intake: FeedIntake;
  source: FeedSource;
  reader: FeedReader;
  /** Until when the feed is played and stored. */
  at: number;
  /** Until when changes are published; ahead of `at` while the feed is late. */
  publishedTo: number;
  /** Fixtures of which the feed has no say any more. */
  taken: Set<string>;
}

/** Runs one thing after the other: the scheduler, a bet's delay and an import may all come at once. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return function alone<T>(fn: () => Promise<T>): Promise<T> {
    const run = last.then(fn);
    last = run.catch(() => undefined);
    return run;
  };
}

function kickOffs(fixtures: Iterable<Fixture>, from: number, to: number): string[] {
  return [...fixtures]
    .filter(({ status, startsAt }) => isUpcoming(status) && startsAt > from && startsAt <= to)
    .map(({ id }) => id);
}

function nextKickOff({ fixtureCache, publishedTo }: Playing): number | null {
  let soonest: number | null = null;
  for (const { status, startsAt } of fixtureCache.fixtures.values())
    if (startsAt > publishedTo && startsAt < (soonest ?? startsAt + 1) && isUpcoming(status))
      soonest = startsAt;
  return soonest;
}

/** Publishes what became of the fixtures in `before`, and of those whose kick-off has come by the clock. */
function publish(feed: Playing, before: ReadonlyMap<string, Fixture | null>): void {
  const { bus, clock, publishedTo: from } = feed;
  const { fixtures, leagues } = feed.fixtureCache;
  const to = Math.max(from, clock.now());
  const ids = new Set([...before.keys(), ...kickOffs(fixtures.values(), from, to)]);
  const steps = [...ids].flatMap((id): Step[] => {
    const after = fixtures.get(id);
    if (!after) return [];
    const known = before.get(id);
    const league = leagues.get(after.leagueId);
    const moved = { before: known === undefined ? after : known, after, from, to };
    return [{ league, ...moved, watched: (topic) => bus.watched(topic) }];
  });
  feed.publishedTo = to;
  for (const [topic, change] of joinChanges(steps.flatMap(changesOf))) bus.publish(topic, change);
  if (!bus.watched(LEAGUES_TOPIC)) return;
  for (const [topic, change] of leaguesChanges(steps, fixtures.values()))
    bus.publish(topic, change);
}

/** What updates make of copies of their fixtures, by id. */
function draft(
  { fixtureCache, intake }: Playing,
  updates: readonly FeedUpdate[],
): Map<string, FixtureDraft> {
  const drafts = new Map<string, FixtureDraft>();
  for (const update of updates) {
    const known = fixtureCache.fixtures.get(update.fixtureId);
    const drafted = drafts.get(update.fixtureId);
    const current = drafted ?? known;
    if (!intake.accepts(update, current)) continue;
    const copy = current ? draftOf(current) : createFixture(update);
    // A fixture that was forgotten, or never announced.
    if (!copy) continue;
    const apply = () => applyUpdate(copy, intake.guarded(update, copy));
    if (intake.applies(update, apply)) drafts.set(copy.id, copy);
  }
  return drafts;
}

async function play(feed: Playing, updates: readonly FeedUpdate[], to: number): Promise<void> {
  const { db, source, fixtureCache } = feed;
  const drafts = draft(feed, updates);
  const before = new Map(
    [...drafts.keys()].map((id) => [id, fixtureCache.fixtures.get(id) ?? null] as const),
  );
  const steps = [...drafts.values()].map((after) => ({
    before: before.get(after.id) ?? null,
    after,
  }));
  await db.tx(async (q) => {
    await saveFixtures(q, source.name, steps);
    await saveFeedPosition(q, source.name, to);
  });
  feed.at = to;
  for (const fixture of drafts.values()) fixtureCache.put(fixture);
  publish(feed, before);
  fixtureCache.forget(to - KEEP_FINISHED_MS);
}

/** Plays the feed until an instant, from where it is. */
async function runTo(feed: Playing, now: number): Promise<void> {
  const { log, gauges, fixtureCache, intake, source, reader, at, taken } = feed;
  // By the clock alone, so that rows leave at their kick-off also while nothing can be stored.
  publish(feed, new Map());
  const next = reader.nextDue(at);
  const isIdle = next === null || next > now;
  const stopped = givenUp(fixtureCache.fixtures.values(), now);
  if (isIdle && stopped.length === 0) return;
  try {
    const isBehind = !isIdle && now - next > CATCH_UP_MS;
    const updates = isBehind ? intake.timed(source.start(now, at)) : reader.take(at, now);
    const played = updates.filter(({ fixtureId }) => !taken.has(fixtureId));
    await play(feed, [...played, ...stopped], now);
    // How things stand after an outage is no news of this instant.
    gauges.applied(isBehind ? [] : played, (id) => fixtureCache.fixtures.get(id)?.status);
  } catch (error) {
    gauges.failed();
    log.error({ err: error, source: source.name, at: feed.at }, 'the feed could not be stored');
    throw error;
  }
}

function setSource(feed: Playing, source: FeedSource): void {
  feed.source = source;
  feed.reader = createFeedReader(source, feed.intake.timed);
}

/** Loads the world, and plays what happened while the server was away. */
async function start(feed: Playing): Promise<void> {
  const { db, source, fixtureCache, intake } = feed;
  const now = feed.clock.now();
  await saveLeagues(db, source.leagues());
  await fixtureCache.load(db, now - KEEP_FINISHED_MS);
  feed.publishedTo = now;
  const position = await feedPosition(db, source.name);
  if (position === null) return play(feed, intake.timed(source.start(now)), now);
  feed.at = position;
  return runTo(feed, now);
}

async function replace(feed: Playing, next: FeedSource): Promise<void> {
  await saveLeagues(feed.db, next.leagues());
  feed.fixtureCache.setLeagues(next.leagues());
  setSource(feed, next);
  const now = Math.max(feed.at, feed.clock.now());
  await play(feed, feed.intake.timed(next.start(now, feed.at)), now);
}

/** Where a manual clock that goes to `horizon` stops next: at results, else after a long step. */
function manualStop({ reader, at }: Playing, next: number, horizon: number): number {
  const end = Math.min(horizon, next + MANUAL_STEP_MS);
  const result = reader
    .peek(at, end)
    .find(({ status, finishedPeriods }) =>
      status ? isOver(status) : (finishedPeriods?.length ?? 0) > 0,
    );
  return result?.at ?? end;
}

function nextDue(feed: Playing, horizon: number | undefined): number | null {
  const next = feed.reader.nextDue(feed.at);
  // A long step passes kick-offs by; they are published at its end.
  if (next !== null && horizon !== undefined && next <= horizon)
    return manualStop(feed, next, horizon);
  const abandons = nextGivenUp(feed.fixtureCache.fixtures.values());
  const all = [next, nextKickOff(feed), abandons].filter((one) => one !== null);
  return all.length === 0 ? null : Math.min(...all);
}

/**
 * Each run works on copies, stores them in one transaction, and only then shows and publishes them in one turn: a run
 * that fails has changed nothing and is played again.
 */
export function createFeedRunner(
  deps: RunnerDeps,
  fixtureCache: FixtureCache,
  first: FeedSource,
): FeedRunner {
  const { db, bus, clock, log, gauges } = deps;
  const intake = createFeedIntake(log, (id) => fixtureCache.leagues.has(id));
  const feed: Playing = {
    db,
    bus,
    clock,
    log,
    gauges,
    fixtureCache,
    intake,
    source: first,
    reader: createFeedReader(first, intake.timed),
    at: 0,
    publishedTo: 0,
    taken: new Set(),
  };
  const alone = createTurns();
  return {
    get name() {
      return `feed ${feed.source.name}`;
    },
    nextDue: (horizon) => nextDue(feed, horizon),
    runDue: (now) => alone(() => runTo(feed, now)),
    start: (playing = first) =>
      alone(() => {
        setSource(feed, playing);
        return start(feed);
      }),
    replace: (next) => alone(() => replace(feed, next)),
    applyCorrection: (id, facts) =>
      alone(async () => {
        const known = fixtureCache.fixtures.get(id);
        if (!known) return;
        fixtureCache.put(correctedFixture(known, facts));
        publish(feed, new Map([[id, known]]));
      }),
    take: (fixtureId) => void feed.taken.add(fixtureId),
    stage: (update) =>
      alone(async () => {
        await runTo(feed, clock.now());
        await play(feed, [update], feed.at);
        gauges.applied([update], (id) => fixtureCache.fixtures.get(id)?.status);
      }),
    feedCounts: () => intake.counts(),
  };
}

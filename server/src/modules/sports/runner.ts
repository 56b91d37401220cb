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
import { createFeedIntake, type FeedCounts } from './feed-intake.ts';
import type { FeedGauges } from './feed-gauges.ts';
import { createFeedReader } from './feed-reader.ts';
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
  /** Takes over what staff stored of a fixture, and tells its readers. */
  applyCorrection(id: string, facts: CorrectedFacts): Promise<void>;
  /** From now on the feed has no say in a fixture, until the server starts again. */
  take(fixtureId: string): void;
  /** Plays an update that is not of the feed; on development servers alone. */
  stage(update: FeedUpdate): Promise<void>;
  feedCounts(): FeedCounts;
}

type RunnerDeps = Pick<ModuleDeps, 'db' | 'bus' | 'clock' | 'log'> & {
  gauges: Pick<FeedGauges, 'told' | 'failed'>;
};

/**
 * Plays a feed. Each run works on copies, stores them in one transaction, and only then shows them and tells
 * the readers in one turn: a run that fails has changed nothing and is played again.
 */
export function createFeedRunner(
  { db, bus, clock, log, gauges }: RunnerDeps,
  fixtureCache: FixtureCache,
  first: FeedSource,
): FeedRunner {
  const intake = createFeedIntake(log, (id) => fixtureCache.leagues.has(id));
  let source = first;
  let reader = createFeedReader(first, intake.timed);
  /** Until when the feed is played and stored. */
  let at = 0;
  /** Until when changes are published; ahead of `at` while the feed is late. */
  let publishedTo = 0;
  let last: Promise<unknown> = Promise.resolve();
  const taken = new Set<string>();

  /** Runs after whatever runs already: the scheduler, a bet's delay and an import may all come at once. */
  function alone<T>(fn: () => Promise<T>): Promise<T> {
    const run = last.then(fn);
    last = run.catch(() => undefined);
    return run;
  }

  function kickOffs(from: number, to: number): Fixture[] {
    return [...fixtureCache.fixtures.values()].filter(
      ({ status, startsAt }) => isUpcoming(status) && startsAt > from && startsAt <= to,
    );
  }

  /** Tells readers what became of the fixtures in `before`, and of those whose kick-off has come by the clock. */
  function tell(before: ReadonlyMap<string, Fixture | null>): void {
    const to = Math.max(publishedTo, clock.now());
    const ids = new Set([
      ...before.keys(),
      ...kickOffs(publishedTo, to).map((fixture) => fixture.id),
    ]);
    const steps = [...ids].flatMap((id): Step[] => {
      const after = fixtureCache.fixtures.get(id);
      if (!after) return [];
      const known = before.get(id);
      const league = fixtureCache.leagues.get(after.leagueId);
      const moved = { before: known === undefined ? after : known, after, from: publishedTo, to };
      return [{ league, ...moved, watched: (topic) => bus.watched(topic) }];
    });
    publishedTo = to;
    for (const [topic, change] of joinChanges(steps.flatMap(changesOf))) bus.publish(topic, change);
    if (!bus.watched(LEAGUES_TOPIC)) return;
    for (const [topic, change] of leaguesChanges(steps, fixtureCache.fixtures.values()))
      bus.publish(topic, change);
  }

  function draft(updates: readonly FeedUpdate[]): Map<string, FixtureDraft> {
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

  async function play(updates: readonly FeedUpdate[], to: number): Promise<void> {
    const drafts = draft(updates);
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
    at = to;
    for (const fixture of drafts.values()) fixtureCache.put(fixture);
    tell(before);
    fixtureCache.forget(to - KEEP_FINISHED_MS);
  }

  async function runTo(now: number): Promise<void> {
    // By the clock alone, so that rows leave at their kick-off also while nothing can be stored.
    tell(new Map());
    const next = reader.nextDue(at);
    const isIdle = next === null || next > now;
    const stopped = givenUp(fixtureCache.fixtures.values(), now);
    if (isIdle && stopped.length === 0) return;
    try {
      const isBehind = !isIdle && now - next > CATCH_UP_MS;
      const updates = isBehind ? intake.timed(source.start(now, at)) : reader.take(at, now);
      const told = updates.filter(({ fixtureId }) => !taken.has(fixtureId));
      await play([...told, ...stopped], now);
      // How things stand after an outage is no news of this instant.
      gauges.told(isBehind ? [] : told, (id) => fixtureCache.fixtures.get(id)?.status);
    } catch (error) {
      gauges.failed();
      log.error({ err: error, source: source.name, at }, 'the feed could not be stored');
      throw error;
    }
  }

  /** Where a manual clock that goes to `horizon` stops next: at results, else after a long step. */
  function manualStop(next: number, horizon: number): number {
    const end = Math.min(horizon, next + MANUAL_STEP_MS);
    const result = reader
      .peek(at, end)
      .find(({ status, finishedPeriods }) =>
        status ? isOver(status) : (finishedPeriods?.length ?? 0) > 0,
      );
    return result?.at ?? end;
  }

  function nextKickOff(): number | null {
    let soonest: number | null = null;
    for (const { status, startsAt } of fixtureCache.fixtures.values())
      if (startsAt > publishedTo && startsAt < (soonest ?? startsAt + 1) && isUpcoming(status))
        soonest = startsAt;
    return soonest;
  }

  return {
    get name() {
      return `feed ${source.name}`;
    },
    nextDue(horizon) {
      const next = reader.nextDue(at);
      // A long step passes kick-offs by; they are published at its end.
      if (next !== null && horizon !== undefined && next <= horizon)
        return manualStop(next, horizon);
      const abandons = nextGivenUp(fixtureCache.fixtures.values());
      const all = [next, nextKickOff(), abandons].filter((one) => one !== null);
      return all.length === 0 ? null : Math.min(...all);
    },
    runDue: (now) => alone(() => runTo(now)),
    start: (playing = first) =>
      alone(async () => {
        source = playing;
        reader = createFeedReader(playing, intake.timed);
        const now = clock.now();
        await saveLeagues(db, source.leagues());
        await fixtureCache.load(db, now - KEEP_FINISHED_MS);
        publishedTo = now;
        const position = await feedPosition(db, source.name);
        if (position === null) {
          await play(intake.timed(source.start(now)), now);
        } else {
          at = position;
          await runTo(now);
        }
      }),
    replace: (next) =>
      alone(async () => {
        await saveLeagues(db, next.leagues());
        fixtureCache.setLeagues(next.leagues());
        source = next;
        reader = createFeedReader(next, intake.timed);
        const now = Math.max(at, clock.now());
        await play(intake.timed(source.start(now, at)), now);
      }),
    applyCorrection: (id, facts) =>
      alone(async () => {
        const known = fixtureCache.fixtures.get(id);
        if (!known) return;
        fixtureCache.put(correctedFixture(known, facts));
        tell(new Map([[id, known]]));
      }),
    take: (fixtureId) => void taken.add(fixtureId),
    stage: (update) =>
      alone(async () => {
        await runTo(clock.now());
        await play([update], at);
        gauges.told([update], (id) => fixtureCache.fixtures.get(id)?.status);
      }),
    feedCounts: () => intake.counts(),
  };
}

import type { ModuleDeps } from '../../lib/module.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { changesOf, faceOf, joinChanges } from './changes.ts';
import type { FeedSource, FeedUpdate } from './feed/types.ts';
import { isFinal, isUpcoming, type Mirror, type Touched } from './mirror.ts';
import {
  feedPosition,
  saveFeedPosition,
  saveFixtures,
  saveLeagues,
  saveMarkets,
} from './repository.ts';

/**
 * A manual clock plays the feed in steps, longer ones when it is far from where it is going. Kick-offs are
 * judged by `startsAt`, and whoever needs the feed of an exact instant asks `runDue` for it first.
 */
const MANUAL_STEP_MS = 1_000;
const LONG_MANUAL_STEP_MS = 10_000;
const LONG_WAY_MS = 10 * 60_000;
/** After a longer outage the feed tells how things stand instead of every step on the way. */
const CATCH_UP_MS = 10 * 60_000;
const KEEP_FINISHED_MS = 12 * 3_600_000;

export interface FeedRunner extends DueTask {
  /** Loads the world and plays what happened while the server was away. */
  start(): Promise<void>;
  /** Puts another source of the same name in place, for a season imported while the server runs. */
  replace(source: FeedSource): Promise<void>;
}

/**
 * Plays a feed: each run applies everything due to the mirror, stores it in one transaction and then tells
 * the readers. When storing fails the mirror is read again from the database, so the two never stay apart.
 */
export function createFeedRunner(
  { db, bus, clock, log }: Pick<ModuleDeps, 'db' | 'bus' | 'clock' | 'log'>,
  mirror: Mirror,
  first: FeedSource,
): FeedRunner {
  let source = first;
  let at = 0;

  function kickOffs(from: number, to: number): string[] {
    return [...mirror.fixtures.values()]
      .filter(
        (fixture) =>
          isUpcoming(fixture.status) && fixture.startsAt > from && fixture.startsAt <= to,
      )
      .map((fixture) => fixture.id);
  }

  async function play(updates: readonly FeedUpdate[], to: number): Promise<void> {
    const touched: Touched = { fixtures: new Set(), markets: new Set(), settle: new Set() };
    const ids = new Set([...updates.map((update) => update.fixtureId), ...kickOffs(at, to)]);
    const before = new Map(
      [...ids].map((id) => {
        const known = mirror.fixtures.get(id);
        return [id, known ? faceOf(known, at) : null] as const;
      }),
    );
    for (const update of updates) mirror.apply(update, touched);
    const fixtures = [...ids].flatMap((id) => mirror.fixtures.get(id) ?? []);
    await db.tx(async (q) => {
      await saveFixtures(
        q,
        source.name,
        fixtures.filter((one) => touched.fixtures.has(one.id)),
        touched.settle,
      );
      const markets = fixtures.flatMap((one) => [...one.markets.values()]);
      await saveMarkets(
        q,
        markets.filter((market) => touched.markets.has(market.id)),
      );
      await saveFeedPosition(q, source.name, to);
    });
    const changes = fixtures.flatMap((fixture) =>
      changesOf(fixture, mirror.leagues.get(fixture.leagueId), before.get(fixture.id) ?? null, to),
    );
    at = to;
    for (const [topic, change] of joinChanges(changes)) bus.publish(topic, change);
    for (const fixture of [...mirror.fixtures.values()]) {
      if (
        isFinal(fixture.status) &&
        (fixture.finishedAt ?? fixture.startsAt) < to - KEEP_FINISHED_MS
      )
        mirror.forget(fixture.id);
    }
  }

  async function runTo(now: number): Promise<void> {
    try {
      if (now - at > CATCH_UP_MS) await play(source.start(now, at), now);
      else if (now > at) await play(source.advance(at, now), now);
    } catch (error) {
      log.error({ err: error }, 'the feed could not be stored; reading the world again');
      await reload();
      throw error;
    }
  }

  async function reload(): Promise<void> {
    at = (await feedPosition(db, source.name)) ?? 0;
    await mirror.load(db, clock.now() - KEEP_FINISHED_MS);
    mirror.setLeagues(source.leagues());
  }

  return {
    name: `feed ${first.name}`,
    nextDue(horizon) {
      const starts = [...mirror.fixtures.values()].reduce(
        (soonest, fixture) =>
          isUpcoming(fixture.status) && fixture.startsAt > at
            ? Math.min(soonest, fixture.startsAt)
            : soonest,
        Number.POSITIVE_INFINITY,
      );
      const next = Math.min(source.nextDue(at) ?? Number.POSITIVE_INFINITY, starts);
      if (next === Number.POSITIVE_INFINITY) return null;
      if (horizon === undefined || next > horizon) return next;
      const step = horizon - next > LONG_WAY_MS ? LONG_MANUAL_STEP_MS : MANUAL_STEP_MS;
      return Math.min(horizon, Math.ceil(next / step) * step);
    },
    runDue: runTo,
    async start() {
      await saveLeagues(db, source.leagues());
      await reload();
      const now = clock.now();
      if (at === 0) {
        at = now - 1;
        await play(source.start(now), now);
      } else {
        await runTo(now);
      }
    },
    async replace(next) {
      source = next;
      await saveLeagues(db, source.leagues());
      mirror.setLeagues(source.leagues());
      await play(source.start(at), at);
    },
  };
}

import { vi } from 'vitest';
import { createManualClock } from '../../../lib/clock.ts';
import type { Db } from '../../../lib/db.ts';
import type { Log } from '../../../lib/log.ts';
import { createSiteParts } from '../../../lib/site-parts.ts';
import type { Change } from '../changes.ts';
import type { FeedFixture, FeedLeague, FeedSource, FeedUpdate } from '../feed/index.ts';
import { createFeedGauges } from '../feed-gauges.ts';
import { createFixtureCache } from '../fixture-cache.ts';
import { createFeedRunner } from '../runner.ts';
import { applyChange, freshScreen, type Screen, seenOn } from './reader.ts';

export const START = Date.parse('2024-05-11T03:00:00Z');
export const MINUTE = 60_000;

export const LEAGUE: FeedLeague = {
  id: 'epl',
  sport: 'football',
  name: '프리미어리그',
  country: 'gb',
  order: 1,
  major: true,
};

/** Announces a football match. */
export function match(
  fixtureId: string,
  startsAt: number,
  at = START,
): FeedUpdate & { create: FeedFixture } {
  const teams = { home: '아스널', away: '첼시', homeId: 'ars', awayId: 'che' };
  const create: FeedFixture = { leagueId: 'epl', sport: 'football', ...teams, startsAt };
  return { at, fixtureId, create, status: 1 };
}

/** A source that says what it is given. */
export function listSource(updates: readonly FeedUpdate[], name = 'list'): FeedSource {
  return {
    name,
    leagues: () => [LEAGUE],
    start: (now) => updates.filter((one) => one.at <= now),
    nextDue: (after) => updates.find((one) => one.at > after)?.at ?? null,
    advance: (after, to) => updates.filter((one) => one.at > after && one.at <= to),
  };
}

/** A database that takes everything and knows only leagues. */
export function blankDb(leagues: readonly FeedLeague[] = [LEAGUE]): Db {
  const query = async <R>(text: string) => (text.includes('from league') ? leagues : []) as R[];
  const exec = async () => undefined;
  return {
    kind: 'pglite',
    query,
    exec,
    tx: (fn) => fn({ query, exec }),
    close: async () => undefined,
  };
}

/** A runner with a clock, and readers who follow every topic they joined. */
export function openStage(db: Db, source: FeedSource, now = START) {
  const clock = createManualClock(now);
  const fixtureCache = createFixtureCache();
  const screens = new Map<string, Screen>();
  const published: [string, Change][] = [];
  const error = vi.fn();
  const warn = vi.fn();
  const bus = {
    watched: (topic: string) => screens.has(topic),
    publish(topic: string, change: object) {
      published.push([topic, change as Change]);
      const screen = screens.get(topic);
      if (screen) applyChange(screen, change as Change);
    },
    endSession: () => undefined,
    endMembers: () => undefined,
  };
  const runner = createFeedRunner(
    {
      db,
      bus,
      clock,
      log: { error, warn } as unknown as Log,
      gauges: createFeedGauges(createSiteParts(clock), clock),
    },
    fixtureCache,
    source,
  );
  return {
    clock,
    fixtureCache,
    runner,
    published,
    error,
    warn,
    join(topic: string) {
      const screen = freshScreen(fixtureCache, topic, clock.now());
      if (screen) screens.set(topic, screen);
    },
    async to(at: number) {
      clock.set(at);
      await runner.runDue(at);
    },
    seen: (topic: string) => seenOn(screens.get(topic) ?? { leagues: new Map(), rows: new Map() }),
    /** Topics whose readers see something else than a new reader would. */
    wrong() {
      return [...screens].flatMap(([topic, screen]) => {
        const fresh = freshScreen(fixtureCache, topic, clock.now());
        const same = fresh && JSON.stringify(seenOn(fresh)) === JSON.stringify(seenOn(screen));
        return same ? [] : [{ topic, screen: seenOn(screen), fresh: fresh && seenOn(fresh) }];
      });
    },
  };
}

import type { FeedLeague, FeedUpdate } from '#rules/feed.ts';
import { LEAGUES } from './data/index.ts';
import { type FixtureScript, fixtureScript } from './fixture-script.ts';
import { createHeap, type Heap } from './heap.ts';
import { MODELS } from './sport-models.ts';
import { DAY, HOUR, type SimulatedFixture } from './model.ts';
import { dayOf, fixturesOfDay, LONGEST_GAME, LONGEST_LEAD } from './schedule.ts';

/** How long a finished game stays in the window. */
export const KEPT = 6 * HOUR;

interface Entry {
  fixture: SimulatedFixture;
  script: FixtureScript;
}

interface Due {
  at: number;
  entry: Entry;
}

/** How far a caller has come that goes forward step by step, with the next step of every fixture that has one. */
interface Cursor {
  at: number;
  /** Last day of the schedule already in the queue. */
  lastDay: number;
  queue: Heap<Due>;
}

function earlier(left: Due, right: Due): boolean {
  return (
    left.at < right.at || (left.at === right.at && left.entry.fixture.id < right.entry.fixture.id)
  );
}

/** Takes the first step off the queue; the next one of its fixture goes in. */
function pass(queue: Heap<Due>, { at, entry }: Due): void {
  queue.pop();
  const next = entry.script.nextAt(at);
  if (next !== null) queue.push({ at: next, entry });
}

/** Passes steps until one that changes something, at or before `to`. */
function take({ queue }: Cursor, to: number): FeedUpdate | null {
  for (let due = queue.peek(); due && due.at <= to; due = queue.peek()) {
    const update = due.entry.script.updateAt(due.at);
    pass(queue, due);
    if (update) return update;
  }
  return null;
}

function leagues(): FeedLeague[] {
  return LEAGUES.map(({ id, sport, name, country, order, major }) => ({
    id,
    sport,
    name,
    country,
    order,
    major,
  }));
}

/** What a day of the schedule is drawn from. */
export type SeedOf = (day: number) => string;

/** The world as messages. Pure: the answers depend on the seed and the arguments alone, never on earlier calls. */
export interface Simulator {
  leagues(): FeedLeague[];
  /** The state at `now` (epoch ms) of everything announced, with what was unfinished at `since`. */
  start(now: number, since?: number): FeedUpdate[];
  /** Instant of the next message strictly after `after`, or null when there is none. */
  nextDue(after: number): number | null;
  /** All messages with after < at <= to, in order of `at`. */
  advance(after: number, to: number): FeedUpdate[];
}

interface Days {
  /** The fixtures of a day, drawn at its first reading. */
  read(day: number): readonly Entry[];
  forget(before: number): void;
  size(): number;
}

function createDays(seedOf: SeedOf, gamesADay: number | undefined): Days {
  const days = new Map<number, Entry[]>();
  return {
    read(day) {
      const known = days.get(day);
      if (known) return known;
      const entries = fixturesOfDay(seedOf(day), day, gamesADay).map((fixture) => ({
        fixture,
        script: fixtureScript(fixture, MODELS[fixture.league.sport]),
      }));
      days.set(day, entries);
      return entries;
    },
    forget(before) {
      for (const day of days.keys()) if (day < before) days.delete(day);
    },
    size: () => days.size,
  };
}

/**
 * Simulated fixtures of six sports, rolling forward for ever. Same seed, same world, whenever it is started.
 * A seed that begins with `SECRET_SEED` cannot be worked out from what was drawn by it. Another number of games a day is another world.
 * Days may have seeds of their own: who knows one knows the games of that day alone.
 */
export function createSimulator(seed: string | SeedOf, gamesADay?: number): Simulator {
  const days = createDays(typeof seed === 'string' ? () => seed : seed, gamesADay);
  let cursor: Cursor | undefined;

  function enqueue(queue: Heap<Due>, day: number, after: number): void {
    for (const entry of days.read(day)) {
      const at = entry.fixture.startsAt + LONGEST_GAME < after ? null : entry.script.nextAt(after);
      if (at !== null) queue.push({ at, entry });
    }
  }
  function cursorAt(after: number): Cursor {
    if (cursor?.at === after) return cursor;
    const first = dayOf(after - LONGEST_GAME);
    const fresh: Cursor = {
      at: after,
      lastDay: dayOf(after + LONGEST_LEAD) + 1,
      queue: createHeap(earlier),
    };
    for (let day = first; day <= fresh.lastDay; day++) enqueue(fresh.queue, day, after);
    cursor = fresh;
    return fresh;
  }
  function extend(from: Cursor, to: number): void {
    // A day's fixtures are announced at most two days ahead, so the day after that is always early enough.
    while (from.lastDay < dayOf(to + LONGEST_LEAD) + 1) {
      from.lastDay++;
      enqueue(from.queue, from.lastDay, from.at);
    }
  }

  return {
    leagues,
    start(now, since = now) {
      const updates: FeedUpdate[] = [];
      const from = Math.min(now, since);
      for (let day = dayOf(from - KEPT - LONGEST_GAME); day <= dayOf(now + LONGEST_LEAD); day++) {
        for (const { fixture, script } of days.read(day)) {
          if (fixture.startsAt + LONGEST_GAME < from - KEPT || script.isOver(from - KEPT)) continue;
          const state = fixture.announcedAt <= now ? script.stateAt(now) : null;
          if (state) updates.push(state);
        }
      }
      days.forget(dayOf(now - KEPT - LONGEST_GAME));
      return updates;
    },
    nextDue(after) {
      const { queue } = cursorAt(after);
      // Only a step that changes something counts; the others are passed over.
      for (let due = queue.peek(); due; due = queue.peek()) {
        if (due.entry.script.updateAt(due.at)) return due.at;
        pass(queue, due);
      }
      return null;
    },
    advance(after, to) {
      if (to <= after) return [];
      const at = cursorAt(after);
      extend(at, to);
      const updates: FeedUpdate[] = [];
      for (let update = take(at, to); update; update = take(at, to)) updates.push(update);
      at.at = to;
      extend(at, to);
      if (to - after > DAY || days.size() > 8) days.forget(dayOf(to - LONGEST_GAME) - 1);
      return updates;
    },
  };
}

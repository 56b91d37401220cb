import type { Db } from '../../lib/db.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestDb, type TestDb } from '../../../test/open-test-db.ts';
import { createSimulatedFeed } from './feed/index.ts';
import { isOver } from '#rules/fixture-status.ts';
import { createFixtureCache, type FixtureCache } from './fixture-cache.ts';
import { BOARD_TOPICS } from './test/reader.ts';
import { listSource, match, MINUTE, openStage, START } from './test/stage.ts';
import { databases } from '../../../test/databases.ts';

const HOUR = 60 * MINUTE;
const ID = 'aaaaaaaa';
let store: TestDb;

afterEach(() => store.close());

/** A database whose transactions run and are then rolled back while `broken` says so. */
function breakable(db: Db) {
  const state = { broken: false };
  const wrapped: Db = {
    ...db,
    tx: (fn) =>
      db.tx(async (q) => {
        const value = await fn(q);
        if (state.broken) throw new Error('no space left on device');
        return value;
      }),
  };
  return { db: wrapped, state };
}

function worldOf(fixtureCache: FixtureCache): object {
  const fixtures = [...fixtureCache.fixtures.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return fixtures.map(({ markets, mainLines: _, ...fixture }) => ({
    ...fixture,
    markets: [...markets.values()]
      .filter((market) => market.status !== 3)
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  }));
}

async function storedWorld(db: Db, now: number): Promise<object> {
  const fixtureCache = createFixtureCache();
  await fixtureCache.load(db, now - 12 * HOUR);
  return worldOf(fixtureCache);
}

async function countRows(db: Db): Promise<object | undefined> {
  const [row] = await db.query<object>(
    `select (select count(*) from fixture) as fixtures, (select count(*) from market) as markets,
       (select count(*) from selection) as selections, (select at from feed_state) as at`,
  );
  return row;
}

describe.each(databases)('the feed on %s', { timeout: 120_000 }, (kind) => {
  it('changes nothing when a write fails, removes rows at kick-off all the same, and plays it again', async () => {
    store = await openTestDb(kind);
    const { db, state } = breakable(store.db);
    const stage = openStage(db, createSimulatedFeed({ seed: 3 }));
    await stage.runner.start();
    for (const topic of BOARD_TOPICS) stage.join(topic);
    const before = worldOf(stage.fixtureCache);
    expect(await storedWorld(store.db, START)).toEqual(before);
    state.broken = true;
    const kickOff = Math.min(
      ...[...stage.fixtureCache.fixtures.values()]
        .filter((one) => one.status === 1)
        .map((one) => one.startsAt)
        .filter((at) => at > START),
    );
    stage.clock.set(kickOff);
    await expect(stage.runner.runDue(kickOff)).rejects.toThrow('no space left');
    expect(worldOf(stage.fixtureCache)).toEqual(before);
    expect(await storedWorld(store.db, START)).toEqual(before);
    const kinds = new Set(stage.published.map(([, change]) => change.kind));
    expect([...kinds]).toEqual(['remove']);
    expect(stage.wrong()).toEqual([]);
    expect(stage.error).toHaveBeenCalledTimes(1);
    state.broken = false;
    await stage.to(kickOff + 1000);
    expect(stage.wrong()).toEqual([]);
    expect(await storedWorld(store.db, kickOff)).toEqual(worldOf(stage.fixtureCache));
  });

  it('goes on after a restart where it stood, with the same data and nothing twice', async () => {
    store = await openTestDb(kind);
    const first = openStage(store.db, createSimulatedFeed({ seed: 3 }));
    await first.runner.start();
    await first.to(START + 3 * MINUTE);
    const rows = await countRows(store.db);
    const second = openStage(store.db, createSimulatedFeed({ seed: 3 }), START + 3 * MINUTE);
    await second.runner.start();
    expect(await countRows(store.db)).toEqual(rows);
    expect(worldOf(second.fixtureCache)).toEqual(worldOf(first.fixtureCache));
    await second.to(START + 6 * MINUTE);
    await first.to(START + 6 * MINUTE);
    expect(worldOf(second.fixtureCache)).toEqual(worldOf(first.fixtureCache));
    expect(await storedWorld(store.db, START + 6 * MINUTE)).toEqual(worldOf(first.fixtureCache));
  });

  it('brings everything that was unfinished to its end after ten hours away', async () => {
    store = await openTestDb(kind);
    const first = openStage(store.db, createSimulatedFeed({ seed: 3 }));
    await first.runner.start();
    const live = [...first.fixtureCache.fixtures.values()].filter((one) => one.status === 2);
    expect(live.length).toBeGreaterThan(8);
    const now = START + 10 * HOUR;
    const second = openStage(store.db, createSimulatedFeed({ seed: 3 }), now);
    await second.runner.start();
    const rows = await store.db.query<{ id: string; status: 3; need: boolean; open: number }>(
      `select f.id, f.status, f.needs_settlement as need,
         (select count(*) from market m where m.fixture_id = f.id and m.status <> 3) as open
       from fixture f where f.id = any($1)`,
      [live.map((one) => one.id)],
    );
    expect(rows).toHaveLength(live.length);
    for (const row of rows) expect(row).toMatchObject({ status: 3, need: true, open: 0 });
    // Nothing that should have begun long ago waits for its kick-off.
    for (const one of second.fixtureCache.fixtures.values())
      if (one.startsAt < now - 6 * HOUR) expect(one.status === 5 || isOver(one.status)).toBe(true);
    expect(await storedWorld(store.db, now)).toEqual(worldOf(second.fixtureCache));
  });
});

it('stops a moving clock at every result, and not at each price', async () => {
  store = await openTestDb();
  const result = START + 90 * MINUTE + 123;
  const prices = Array.from({ length: 5_400 }, (_, second) => ({
    at: START + second * 1_000 + 1,
    fixtureId: ID,
    clock: { period: '10', minute: second % 90 },
  }));
  const end = { at: result, fixtureId: ID, status: 3 as const };
  const stage = openStage(store.db, listSource([match(ID, START), ...prices, end]));
  await stage.runner.start();
  const horizon = START + 3 * HOUR;
  const stops: number[] = [];
  for (
    let due = await stage.runner.nextDue(horizon);
    due;
    due = await stage.runner.nextDue(horizon)
  ) {
    stops.push(due);
    await stage.to(due);
  }
  expect(stops.at(-1)).toBe(result);
  expect(stops.length).toBeLessThan(25);
  expect(stage.fixtureCache.fixtures.get(ID)).toMatchObject({ status: 3, finishedAt: result });
});

it('runs one thing at a time when a bet, the scheduler and an import come at once', async () => {
  store = await openTestDb();
  const late = { at: START + MINUTE, fixtureId: ID, status: 2 as const };
  const stage = openStage(store.db, listSource([match(ID, START + MINUTE), late]));
  await stage.runner.start();
  stage.clock.set(START + MINUTE);
  const more = listSource([match(ID, START + MINUTE), match('bbbbbbbb', START + HOUR), late]);
  await Promise.all([
    stage.runner.runDue(START + MINUTE),
    stage.runner.replace(more),
    stage.runner.runDue(START + MINUTE),
    stage.runner.applyCorrection(ID, { scores: { '100': { home: 4, away: 4 } } }),
  ]);
  expect([...stage.fixtureCache.fixtures.values()].map((one) => [one.id, one.status])).toEqual([
    [ID, 2],
    ['bbbbbbbb', 1],
  ]);
  expect(stage.fixtureCache.fixtures.get(ID)?.scores).toEqual({ '100': { home: 4, away: 4 } });
});

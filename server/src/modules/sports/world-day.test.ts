import { expect, it } from 'vitest';
import {
  commitmentOf,
  createRandom,
  dayOf,
  keyOfDay,
  LONGEST_GAME,
  LONGEST_LEAD,
  stableId,
  startOfDay,
} from '#simulator/index.ts';
import { buildTestApp, TEST_START } from '../../../test/build-test-app.ts';
import { openTestDb } from '../../../test/open-test-db.ts';
import { createManualClock, type ManualClock } from '../../lib/clock.ts';
import type { Db } from '../../lib/db.ts';
import { createFeed } from './create-feed.ts';
import { createSimulatedFeed, type FeedSource } from './feed/index.ts';
import { createWorldDays } from './world-days.ts';
import { staged } from '../../../test/staged.ts';

const NOW = Date.UTC(2026, 4, 11, 8);
const TODAY = dayOf(NOW);
const DAY_MS = 86_400_000;
const PUBLIC_SEED = 20_240_511;
const CONFIG = { feed: 'simulated', seed: null, gamesADay: 12, dataDir: '' } as const;

const store = staged(() => openTestDb());

const revealOf = (day: number) => startOfDay(day + 1) + LONGEST_GAME;

/** One server's part in the days of a database, with what it logs. */
function serverOn(db: Db, clock: ManualClock = createManualClock(NOW), seed: number | null = null) {
  const errors: unknown[] = [];
  const log = { error: (facts: unknown) => void errors.push(facts) };
  return { clock, errors, days: createWorldDays({ db, clock, log, config: { ...CONFIG, seed } }) };
}

function idsOf(feed: FeedSource): string[] {
  return feed.start(NOW).map((update) => update.fixtureId);
}

it('games without a seed are drawn from a secret of the database, the same after a restart', async () => {
  const make = async () => {
    const { days } = serverOn(store.db);
    await days.start();
    return idsOf(await createFeed(CONFIG, days.seedOf));
  };
  const first = await make();
  expect(first.length).toBeGreaterThan(5);
  expect(await make()).toEqual(first);
  const known = new Set(idsOf(createSimulatedFeed({ seed: PUBLIC_SEED, gamesADay: 12 })));
  expect(first.filter((id) => known.has(id))).toEqual([]);
  const { days } = serverOn(store.db);
  await days.start();
  expect(days.seedOf(TODAY)).toMatch(/^secret:[0-9a-f]{64}$/);
  expect(days.seedOf(TODAY)).not.toBe(days.seedOf(TODAY + 1));
  const [row] = await store.db.query<{ secret: string }>('select secret from world_secret');
  expect(row?.secret).toMatch(/^secret:[\w-]{43}$/);
});

it('a day is committed to before any match of it is announced, and revealed only when all are over', async () => {
  const { days, clock, errors } = serverOn(store.db);
  await days.start();
  expect(await days.read(keyOfDay(TODAY + 9))).toBeNull();
  const early = TODAY + 9;
  for (const to of [NOW + DAY_MS, NOW + 12 * DAY_MS]) {
    for (let due = await days.nextDue(); due !== null && due <= to; due = await days.nextDue()) {
      clock.set(Math.max(due, clock.now()));
      await days.runDue(clock.now());
    }
    clock.set(to);
  }
  for (let day = TODAY + 4; day <= early; day += 1) {
    const published = await days.read(keyOfDay(day));
    expect(published?.committedAt, keyOfDay(day)).toBeLessThanOrEqual(
      startOfDay(day) - LONGEST_LEAD,
    );
  }
  expect(errors).toEqual([]);
  const secretAt = async (at: number) => {
    const later = serverOn(store.db, createManualClock(at));
    await later.days.start();
    return later.days.read(keyOfDay(early));
  };
  for (const at of [startOfDay(early), startOfDay(early + 1), revealOf(early) - 1])
    expect(await secretAt(at)).toMatchObject({ secret: null, revealsAt: revealOf(early) });
  const published = await secretAt(revealOf(early));
  expect(published?.secret).toBe(days.seedOf(early));
  expect(commitmentOf(published?.secret ?? '')).toBe(published?.commitment);
  // A match whose end could not be stored keeps it secret, whatever the clock says.
  await store.db.exec(`
    insert into league (id, sport, name, country, ord, major) values ('l', 'football', 'l', 'kr', 1, false);
    insert into fixture (id, sport, league_id, home, away, home_id, away_id, starts_at, status, source)
    values ('abcdefgh', 'football', 'l', 'a', 'b', 'a', 'b', ${startOfDay(early)}, 2, 'simulated')`);
  expect((await secretAt(revealOf(early) + DAY_MS))?.secret).toBeNull();
});

it('servers that begin at once agree, one that was away catches up, and no other seed takes their place', async () => {
  const other = await openTestDb();
  try {
    const [one, two] = [serverOn(other.db), serverOn(other.db)];
    await Promise.all([one.days.start(), two.days.start()]);
    const key = keyOfDay(TODAY + 1);
    const first = await one.days.read(key);
    expect(first).not.toBeNull();
    expect(await two.days.read(key)).toEqual(first);
    expect([one.errors, two.errors]).toEqual([[], []]);

    const away = serverOn(other.db, createManualClock(NOW + 30 * DAY_MS));
    await away.days.start();
    const missed = await away.days.read(keyOfDay(TODAY + 15));
    expect(missed?.secret).toBe(one.days.seedOf(TODAY + 15));
    expect(missed?.committedAt).toBe(NOW + 30 * DAY_MS);

    const changed = serverOn(other.db, createManualClock(NOW), 5);
    await changed.days.start();
    expect(changed.errors).toEqual([{ days: expect.arrayContaining([key]) }]);
    expect((await one.days.read(key))?.commitment).toBe(first?.commitment);
  } finally {
    await other.close();
  }
});

it('a seed that all days share is not revealed by the clock of the machine', async () => {
  const { db, close } = await openTestDb();
  const log = { error: () => undefined };
  const clock = createManualClock(NOW);
  const config = { ...CONFIG, seed: PUBLIC_SEED, manualClockStart: null };
  const days = createWorldDays({ db, clock, log, config });
  await days.start();
  const key = keyOfDay(TODAY);
  expect(await days.read(key)).toBeNull();
  clock.set(revealOf(TODAY));
  expect(await days.read(key)).toBeNull();
  expect(days.seedOf(TODAY)).toBe(String(PUBLIC_SEED));
  await close();
});

it('everyone may read a day; a feed that is not simulated has none', async () => {
  const site = await buildTestApp({ feed: 'simulated', gamesADay: 10 });
  const none = await buildTestApp();
  try {
    const day = dayOf(TEST_START);
    const path = `/sports/day/${keyOfDay(day)}`;
    expect(await site.call('GET', path)).toMatchObject({
      status: 200,
      body: {
        dayKey: '20240511',
        gamesADay: 10,
        secret: null,
        commitment: commitmentOf('1'),
        startsAt: startOfDay(day),
        endsAt: startOfDay(day + 1),
        revealsAt: revealOf(day),
      },
    });
    expect((await site.call('GET', `${path}/price`)).body).toEqual({
      prices: [],
      nextCursor: null,
    });
    for (const tail of ['', '/price']) {
      expect((await site.call('GET', `/sports/day/20200101${tail}`)).status).toBe(404);
      expect((await none.call('GET', `${path}${tail}`)).status).toBe(404);
    }
    const wrong = await site.call('GET', `${path}/price?cursor=bm9uZQ`);
    expect(wrong.body).toMatchObject({ code: 'VALIDATION' });
  } finally {
    await site.close();
    await none.close();
  }
});

it('numbers of a secret are even, and neither they nor ids come from its 32-bit hash', () => {
  const random = createRandom('secret:a/play');
  const numbers = Array.from({ length: 20_000 }, () => random.next());
  expect(new Set(numbers).size).toBeGreaterThan(19_990);
  const tenths = Array.from({ length: 10 }, (_, tenth) =>
    numbers.filter((one) => Math.floor(one * 10) === tenth),
  );
  for (const tenth of tenths) expect(Math.abs(tenth.length - 2_000)).toBeLessThan(200);
  expect(createRandom('secret:a/play').next()).toBe(numbers[0]);
  expect(stableId('secret:a')).not.toBe(stableId('secret:b'));
});

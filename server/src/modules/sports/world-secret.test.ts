import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDb } from '../../../test/open-test-db.ts';
import { createFeed } from './create-feed.ts';
import { createSimulatedFeed, type FeedSource } from './feed/index.ts';
import { createRandom, stableId } from '#simulator/index.ts';
import { worldSecret } from './world-secret.ts';

const NOW = Date.UTC(2026, 4, 11);
const PUBLIC_SEED = 20_240_511;
let store: Awaited<ReturnType<typeof openTestDb>>;

beforeAll(async () => {
  store = await openTestDb();
});
afterAll(() => store.close());

function idsOf(feed: FeedSource): string[] {
  return feed.start(NOW).map((update) => update.fixtureId);
}

it('games without a seed are drawn from a secret of the database, the same after a restart', async () => {
  const make = () => createFeed(store.db, { feed: 'simulated', seed: null, dataDir: '' });
  const first = idsOf(await make());
  expect(first.length).toBeGreaterThan(100);
  expect(idsOf(await make())).toEqual(first);
  const known = new Set(idsOf(createSimulatedFeed({ seed: PUBLIC_SEED })));
  expect(first.filter((id) => known.has(id))).toEqual([]);
  expect(await worldSecret(store.db)).toMatch(/^secret:[\w-]{43}$/);
});

it('data that has games already goes on with the seed they were made by', async () => {
  const old = await openTestDb();
  try {
    await old.db.query('drop table world_secret');
    await old.db.query(
      `insert into league (id, sport, name, country, ord, major) values ('l', 'football', 'l', 'kr', 1, false)`,
    );
    await old.db.query(
      `insert into fixture (id, sport, league_id, home, away, home_id, away_id, starts_at, status, source)
       values ('abcdefgh', 'football', 'l', 'a', 'b', 'a', 'b', 1, 1, 'simulated')`,
    );
    const migration = new URL('../../../migrations/0050_world_secret.sql', import.meta.url);
    for (const statement of readFileSync(migration, 'utf8').split(';\n'))
      if (statement.trim()) await old.db.query(statement);
    expect(await worldSecret(old.db)).toBe(String(PUBLIC_SEED));
  } finally {
    await old.close();
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

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../src/invariants.ts';
import type { Db } from '../../src/lib/db.ts';
import { saveArchive } from '../../src/modules/sports/seasons/index.ts';
import { buildTestApp, TEST_START } from '../build-test-app.ts';
import { DAY, HOUR, openWorld } from './attacker.ts';
import { ATTACKS } from './attacks.ts';

const DAYS = 24;
const GAMES_A_DAY = 30;

/** Games of every day, so that there is always something to bet on, and little to play when the clock moves. */
async function season(folder: string): Promise<void> {
  const games = Array.from({ length: DAYS * GAMES_A_DAY }, (_, n) => {
    const startsAt = TEST_START + Math.floor(n / GAMES_A_DAY) * DAY + 14 * HOUR;
    return {
      ...{ id: `game${n}`, division: 'E0', season: '2023/24', hasTime: true, retired: [] },
      ...{ isRemoved: false, date: new Date(startsAt).toISOString().slice(0, 10), startsAt },
      ...{ home: `Home ${n}`, away: `Away ${n}`, fullTime: { home: 1, away: 0 }, halfTime: null },
      ...{ result: { home: 185, draw: 340, away: 400 }, total: null, handicap: null },
    };
  });
  await saveArchive(folder, games);
}

async function openSite(db: Db['kind']) {
  const folder = await mkdtemp(join(tmpdir(), 'hanpan-limits-'));
  await season(folder);
  const site = await buildTestApp({ feed: 'football-data', dataDir: folder, db });
  return {
    site,
    world: openWorld(await site.listen()),
    async close() {
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Opened = Awaited<ReturnType<typeof openSite>>;

describe.each(['pglite', 'postgres'] as const)(
  'a member against limits of their own on %s',
  (db) => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await openSite(db);
    });
    afterAll(async () => {
      expect(await checkInvariants(opened.site.db)).toEqual([]);
      await opened.close();
    });

    it.each(Object.values(ATTACKS))(
      'gets nowhere by $what',
      { timeout: 90_000 },
      async ({ run }) => {
        expect(await run(opened.world)).toEqual([]);
      },
    );
  },
);

/** A house with something wrong: in which function, what stands there, what in its place, and the attack that has to find it. */
const FAULTS: Record<string, [name: string, was: string, is: string, by: keyof typeof ATTACKS]> = {
  'a raise holds at once': [
    'protection_usage',
    'when l.next_from <= p_at then',
    'when l.next_from is not null then',
    'raised',
  ],
  'a day begins at midnight of Seoul': [
    'protection_from',
    'then p_at - 86400000',
    'then (p_at + 32400000) / 86400000 * 86400000 - 32400001',
    'midnight',
  ],
  'a cancelled bet gives room': [
    'protection_lines',
    'then array[4100, 4500, 9100]',
    'then array[4100, 4300, 4500, 9100]',
    'givenBack',
  ],
  'coins are no deposit': [
    'protection_lines',
    'array[2100, 2110]',
    'array[2100]',
    'depositsAtOnce',
  ],
  'points give room for stakes': [
    'protection_lines',
    'then array[4100, 4500, 9100]',
    'then array[4100, 4500, 6100, 9100]',
    'converted',
  ],
  'time is that of this session': [
    'protection_used',
    'from session s where s.member_id = p_member and',
    'from session s where s.member_id = p_member and s.ended_at is null and',
    'sessions',
  ],
  'an exclusion is forgotten': [
    'protection_stop_of',
    'where s.member_id = p_member and',
    'where false and',
    'excluded',
  ],
  'nothing is asked when a bet is booked': [
    'bet_place',
    "protection_refusals(v_member, 'stake', v_stake, p_at)",
    "'[]'::jsonb",
    'stakesAtOnce',
  ],
};

describe('the same member', { timeout: 90_000 }, () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openSite('pglite');
  });
  afterAll(() => opened.close());

  it.each(Object.entries(FAULTS))('finds a house where %s', async (_what, [name, was, is, by]) => {
    const { db } = opened.site;
    const [sound] = await db.query<{ source: string }>(
      'select pg_get_functiondef(oid) as source from pg_proc where proname = $1',
      [name],
    );
    const source = sound?.source ?? '';
    expect(source).toContain(was);
    await db.exec(source.replace(was, is));
    try {
      expect(await ATTACKS[by].run(opened.world)).not.toEqual([]);
    } finally {
      await db.exec(source);
    }
  });
});

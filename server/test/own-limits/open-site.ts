import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../src/lib/db.ts';
import { saveArchive } from '../../src/modules/sports/seasons/index.ts';
import { buildTestApp, TEST_START } from '../build-test-app.ts';
import { DAY, HOUR, openWorld } from './attacker.ts';

interface Season {
  /** The day it begins, at which the clock is stopped. */
  start: number;
  days: number;
  gamesADay: number;
}

/** Games of every day, so that there is always something to bet on, and little to play when the clock moves. */
async function season(folder: string, { start, days, gamesADay }: Season): Promise<void> {
  const games = Array.from({ length: days * gamesADay }, (_, n) => {
    const startsAt = start + Math.floor(n / gamesADay) * DAY + 14 * HOUR;
    return {
      id: `game${n}`,
      division: 'E0',
      season: '2023/24',
      hasTime: true,
      retired: [],
      isRemoved: false,
      date: new Date(startsAt).toISOString().slice(0, 10),
      startsAt,
      home: `Home ${n}`,
      away: `Away ${n}`,
      fullTime: { home: 1, away: 0 },
      halfTime: null,
      result: { home: 185, draw: 340, away: 400 },
      total: null,
      handicap: null,
    };
  });
  await saveArchive(folder, games);
}

const SEASON: Season = { start: TEST_START, days: 24, gamesADay: 30 };

/** A whole server that listens, with a season of games and a clock that stands still. */
export async function openSite(db: Db['kind'], part: Partial<Season> = {}) {
  const games = { ...SEASON, ...part };
  const folder = await mkdtemp(join(tmpdir(), 'hanpan-limits-'));
  await season(folder, games);
  const clockStart = games.start;
  const site = await buildTestApp({ feed: 'football-data', dataDir: folder, db, clockStart });
  return {
    site,
    world: openWorld(await site.listen()),
    async close() {
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type OpenedSite = Awaited<ReturnType<typeof openSite>>;

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES_A_DAY } from '#simulator/index.ts';
import { buildApp } from '../../server/src/app.ts';
import type { FeedKind } from '../../server/src/config.ts';
import { createManualClock } from '../../server/src/lib/clock.ts';
import type { Db } from '../../server/src/lib/db.ts';
import { openEmbedded } from '../../server/src/lib/db-embedded.ts';
import { openPostgres } from '../../server/src/lib/db-postgres.ts';
import { updateSchema } from '../../server/src/lib/schema.ts';
import { tokenHash } from '../../server/src/modules/auth/token.ts';
import { startPostgres } from '../../server/test/postgres.ts';

const DAY = 86_400_000;

let opened = 0;

export interface Site {
  /** Without what `watch` puts around it. */
  db: Db;
  /** Where it listens, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

export interface SiteOptions {
  /** What the clock says, epoch milliseconds. */
  at: number;
  feed?: FeedKind;
  /** A built client to serve; none without. */
  clientDir?: string;
  /** Runs before the server is built, with the folder of its data. */
  prepare?: (folder: string) => Promise<void>;
  /** What the server is given in place of the database. */
  watch?: (db: Db) => Db;
}

async function openDatabase(
  kind: Db['kind'],
  folder: string,
): Promise<{ db: Db; stop(): Promise<void> }> {
  if (kind === 'pglite') {
    const db = await openEmbedded({ dataDir: folder });
    return { db, stop: () => db.close() };
  }
  const server = await startPostgres();
  const admin = await openPostgres({ url: server.url, connections: 1 });
  opened += 1;
  const name = `hanpan_bench_${process.pid}_${opened}`;
  await admin.exec(`create database ${name}`);
  if (!process.env.DATABASE_URL) {
    // The cluster of the tests is in a hurry; what is measured here must be durable.
    for (const one of ['fsync', 'synchronous_commit', 'full_page_writes'])
      await admin.exec(`alter system set ${one} = on`);
    await admin.query('select pg_reload_conf()');
  }
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const db = await openPostgres({ url: url.toString() });
  return {
    db,
    async stop() {
      await db.close();
      await admin.exec(`drop database ${name} with (force)`);
      await admin.close();
      await server.stop();
    },
  };
}

/** Opens a server on a database of its own with a clock that stands still. */
export async function openSite(
  kind: Db['kind'],
  { at, feed = 'none', clientDir, prepare, watch = (db) => db }: SiteOptions,
): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'hanpan-bench-'));
  const { db, stop } = await openDatabase(kind, folder);
  const clock = createManualClock(at);
  await updateSchema(db, clock);
  await prepare?.(folder);
  const config = {
    port: 0,
    host: '127.0.0.1',
    dataDir: folder,
    databaseUrl: null,
    feed,
    isDemo: true,
    admin: null,
    manualClockStart: at,
    seed: 1,
    gamesADay: GAMES_A_DAY,
    clientDir: clientDir ?? null,
    publicApiBase: null,
    gamesPort: 0,
    gamesOrigin: null,
    gamesDir: null,
    logLevel: 'silent',
    trustProxy: 0,
    personalDataYears: 5,
    streamsPerAddress: 100,
    hasScenarios: false,
  } as const;
  const { app, close } = await buildApp({ db: watch(db), clock, config, rateLimits: false });
  return {
    db,
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await close();
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const RANKS = {
  member: { type: 1, role: 0 },
  manager: { type: 2, role: 0 },
  admin: { type: 1, role: 10 },
} as const;

/** Adds somebody who is signed in for a day, without a password; answers the token. */
export async function addSession(
  db: Db,
  id: string,
  { at, level = 3, rank = 'member' }: { at: number; level?: number; rank?: keyof typeof RANKS },
): Promise<string> {
  const token = id.padStart(43, 'b');
  const { type, role } = RANKS[rank];
  await db.query(
    `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, level, currency, role, type,
       created_at, last_login_at)
     values ($1, $1, $1, '', '', 'approved', $3, 'KRW', $4, $5, $2, $2)`,
    [id, at, level, role, type],
  );
  await db.query(
    `insert into session (id, token_hash, member_id, created_at, expires_at, ends_at, ip) values ($1, $2, $3, $4, $5, $5, '')`,
    [`ses_${id}`, tokenHash(token), id, at, at + DAY],
  );
  return token;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../server/src/app.ts';
import { createManualClock } from '../../server/src/lib/clock.ts';
import type { Db } from '../../server/src/lib/db.ts';
import { openEmbedded } from '../../server/src/lib/db-embedded.ts';
import { openPostgres } from '../../server/src/lib/db-postgres.ts';
import { updateSchema } from '../../server/src/lib/schema.ts';
import { tokenHash } from '../../server/src/modules/auth/token.ts';
import type { ArchivedMatch } from '../../server/src/modules/sports/feed/index.ts';
import { saveArchive } from '../../server/src/modules/sports/seasons/index.ts';
import { createWalletService } from '../../server/src/modules/wallet/index.ts';
import { createIds } from '../../server/src/lib/ids.ts';
import { startPostgres } from '../../server/test/postgres.ts';
import type { Target } from './client.ts';

const START = Date.parse('2024-05-11T03:00:00Z');
const DAY = 86_400_000;
const FIXTURES = 60;
const RICH = 1_000_000_000_000;
export const LEGS = 5;

export interface Recorded {
  items: Record<string, unknown>[];
}

export interface World {
  db: Db;
  now: number;
  target: Target;
  /** What the server last handed to the SQL function. */
  recorded: Recorded;
  close(): Promise<void>;
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
  const name = `hanpan_bench_${process.pid}`;
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

function season(): ArchivedMatch[] {
  return Array.from({ length: FIXTURES }, (_, index) => ({
    id: `fixture${index}`,
    division: 'E0',
    season: '2023/24',
    hasTime: true,
    retired: [],
    isRemoved: false,
    date: '2024-05-12',
    startsAt: START + DAY,
    home: `Home ${index}`,
    away: `Away ${index}`,
    fullTime: { home: 1, away: 0 },
    halfTime: null,
    result: { home: 185, draw: 340, away: 400 },
    total: null,
    handicap: null,
  }));
}

/** Gives each client a member of its own with a session and more money than a bench can lose. */
async function addMembers(db: Db, count: number): Promise<string[]> {
  const wallet = createWalletService({ ids: createIds({ clock: createManualClock(START) }) });
  const tokens: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const id = `mem_bench_${at}`;
    const token = String(at).padStart(43, 'b');
    await db.query(
      `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, level, currency, created_at)
       values ($1, $1, $1, '', '', 'approved', 12, 'KRW', $2)`,
      [id, START],
    );
    await db.query(
      `insert into session (id, token_hash, member_id, created_at, expires_at, ends_at, ip) values ($1, $2, $3, $4, $5, $5, '')`,
      [`ses_bench_${at}`, tokenHash(token), id, START, START + DAY],
    );
    await wallet.openWallet(db, { memberId: id, currency: 'KRW' });
    const [house, own] = [
      { owner: null, kind: 'house:bank', currency: 'KRW' },
      { owner: id, kind: 'money', currency: 'KRW' },
    ] as const;
    await wallet.post(db, {
      key: `bench:${id}`,
      code: 2100,
      kind: 'deposit',
      actor: 'bench',
      at: START,
      lines: [
        { account: house, amount: -RICH },
        { account: own, amount: RICH },
      ],
    });
    tokens.push(token);
  }
  return tokens;
}

/** Opens a server on a database of its own, with members who can bet and fixtures to bet on. */
export async function openWorld(kind: Db['kind'], members: number): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'hanpan-bench-'));
  const { db, stop } = await openDatabase(kind, folder);
  const clock = createManualClock(START);
  await updateSchema(db, clock);
  await saveArchive(folder, season());
  const recorded: Recorded = { items: [] };
  const watched: Db = {
    ...db,
    query<R>(text: string, params?: readonly unknown[]) {
      if (recorded.items.length < members && text.includes('bet_place_batch')) {
        recorded.items.push(...(JSON.parse(String(params?.[0])) as Recorded['items']));
      }
      return db.query<R>(text, params);
    },
  };
  const config = {
    port: 0,
    host: '127.0.0.1',
    dataDir: folder,
    databaseUrl: null,
    feed: 'football-data',
    manualClockStart: START,
    seed: 1,
    clientDir: null,
    publicApiBase: null,
    logLevel: 'silent',
    trustProxy: false,
    streamsPerAddress: 100,
  } as const;
  const { app, close } = await buildApp({ db: watched, clock, config, rateLimits: false });
  const tokens = await addMembers(db, members);
  const picks = await db.query<Target['picks'][number]>(
    `select s.id as "selectionId", s.odds, m.line, m.offer_score as "offerScore",
              m.phase = 'inplay' as "inPlay" from selection s join market m on m.id = s.market_id
     where m.type_id = 1 and s.outcome = '1' order by s.id`,
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    db,
    now: START,
    target: { port, tokens, picks, legs: LEGS },
    recorded,
    async close() {
      await close();
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

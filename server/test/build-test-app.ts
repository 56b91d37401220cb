import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES_A_DAY } from '#simulator/index.ts';
import { type App, type AppDeps, buildApp } from '../src/app.ts';
import type { Config, FeedKind } from '../src/config.ts';
import { createManualClock, type ManualClock } from '../src/lib/clock.ts';
import type { Db } from '../src/lib/db.ts';
import { openTestDb, sharedTemplate } from './open-test-db.ts';
import { scratchRoot } from './scratch.ts';

/** A Saturday noon in Seoul. */
export const TEST_START = Date.parse('2024-05-11T03:00:00Z');
export const DEMO_PASSWORD = 'demo1234';

export interface TestAppOptions {
  db?: Db['kind'];
  clockStart?: number;
  seed?: number | null;
  feed?: FeedKind;
  /** Without it there are demonstration accounts and the simulated tether. */
  isDemo?: boolean;
  hasScenarios?: boolean;
  admin?: Config['admin'];
  /** Of the simulated feed: fewer are played quicker. */
  gamesADay?: number;
  /** Folder with imported seasons and uploads; an empty one of its own by default. */
  dataDir?: string;
  /** Only the modules a test is about; the others answer 503. Default: the whole server. */
  modules?: AppDeps['modules'];
  rateLimits?: boolean;
  streamsPerAddress?: number;
  /** Begins its feed itself, so that what it sends is the same each time: for transcripts. */
  isRecorded?: boolean;
  /** Takes the caller's address from X-Forwarded-For, as behind one proxy. */
  trustProxy?: boolean;
}

export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer<B> {
  status: number;
  body: B;
  headers: Record<string, string | string[] | number | undefined>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface TestApp extends Omit<App, 'close'> {
  db: Db;
  clock: ManualClock;
  config: Config;
  /** Calls `/api` + path without a network. */
  call<B = Record<string, unknown>>(
    method: Method,
    path: string,
    options?: CallOptions,
  ): Promise<Answer<B>>;
  /** Logs a demo member in and returns the token. */
  login(userId: string, password?: string): Promise<string>;
  /** Moves time, playing everything that falls due. */
  advanceTo(to: number): Promise<void>;
  /** Listens on a free port of this machine and returns the address; for streams. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

function testConfig(options: TestAppOptions): Config {
  return {
    port: 0,
    gamesPort: 0,
    gamesOrigin: null,
    host: '127.0.0.1',
    dataDir: options.dataDir ?? '',
    databaseUrl: null,
    feed: options.feed ?? 'none',
    isDemo: options.isDemo ?? true,
    hasScenarios: options.hasScenarios ?? false,
    admin: options.admin ?? null,
    manualClockStart: options.clockStart ?? TEST_START,
    seed: options.seed === undefined ? 1 : options.seed,
    gamesADay: options.gamesADay ?? GAMES_A_DAY,
    clientDir: null,
    gamesDir: null,
    publicApiBase: null,
    logLevel: 'silent',
    trustProxy: options.trustProxy ? 1 : 0,
    personalDataYears: 5,
    streamsPerAddress: options.streamsPerAddress ?? 100,
  };
}

/** The simulated feed takes seconds to begin: servers that begin alike go on from one that has begun. */
async function templateOf(
  { db = 'postgres', modules, isRecorded = false }: TestAppOptions,
  config: Config,
): Promise<string | undefined> {
  if (db !== 'postgres' || config.feed !== 'simulated' || modules || isRecorded) return undefined;
  return sharedTemplate(JSON.stringify(config), async (store) => {
    const clock = createManualClock(config.manualClockStart ?? TEST_START);
    const begun = await buildApp({ db: store, clock, config, rateLimits: false });
    await begun.close();
  });
}

/** Builds a server with a database of its own and a clock that stands still. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const begun = testConfig(options);
  const ownFolder = join(scratchRoot(), `hanpan-test-data-${randomUUID()}`);
  const config = { ...begun, dataDir: options.dataDir ?? ownFolder };
  const clock = createManualClock(config.manualClockStart ?? TEST_START);
  const { modules, rateLimits = false } = options;
  const store = await openTestDb(options.db, await templateOf(options, begun));
  const built = await buildApp({
    db: store.db,
    clock,
    config,
    rateLimits,
    ...(modules ? { modules, missing: 'notReady' } : {}),
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });

  async function call<B>(
    method: Method,
    path: string,
    { token, body, headers }: CallOptions = {},
  ): Promise<Answer<B>> {
    const response = await built.app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(token === undefined ? {} : { 'x-auth-token': token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const parsed: unknown = response.body === '' ? undefined : JSON.parse(response.body);
    return { status: response.statusCode, body: parsed as B, headers: response.headers };
  }

  return {
    app: built.app,
    games: built.games,
    hub: built.hub,
    scheduler: built.scheduler,
    db: store.db,
    clock,
    config,
    call,
    async login(userId, password = DEMO_PASSWORD) {
      const { status, body } = await call<{ token?: string }>('POST', '/member/login', {
        body: { userId, password },
      });
      if (status !== 200 || !body.token) {
        throw new Error(`login of ${userId} answered ${status} ${JSON.stringify(body)}`);
      }
      return body.token;
    },
    advanceTo: (to) => built.scheduler.advanceTo(to),
    listen: () => built.app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      const closing = built.close();
      // A connection that has asked nothing yet counts as busy, and would be waited for a minute.
      for (const one of [built.app, built.games]) one?.server.closeAllConnections();
      await closing;
      await store.close();
      rmSync(ownFolder, { recursive: true, force: true });
    },
  };
}

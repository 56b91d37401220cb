import { enableCompileCache } from 'node:module';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { StartRefused } from './demo/index.ts';
import { type Config, parseConfig } from './config.ts';
import { createSystemClock } from './lib/clock.ts';
import { restoreManualClock } from './lib/clock-store.ts';
import { openDb } from './lib/db.ts';
import { updateSchema } from './lib/schema.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const CLOSE_WITHIN_MS = 10_000;

const demoOf = (gamesPort: number) => `
  아이디      비밀번호   설명
  member01    demo1234   일반 회원 (레벨 3, 1,000,000원, 50,000P)
  member02    demo1234   GS 회원
  coin01      demo1234   코인 전용 회원 (USD)
  tend22      demo1234   성향 22
  unread01    demo1234   읽지 않은 쪽지 1개
  manager01   demo1234   매니저
  admin01     demo1234   관리자
  admin02     demo1234   관리자, 2차 승인
  환전 비밀번호 1234 · 가입코드 HANPAN, USD · 한판 스튜디오의 게임은 포트 ${gamesPort}`;

function fail(message: string): never {
  console.error(`[한판] ${message}`);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function addresses(config: Config, port: number): string[] {
  const lan = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal);
  const open = config.host === '0.0.0.0' || config.host === '::';
  const hosts = open ? ['localhost', ...(lan ? [lan.address] : [])] : [config.host];
  return hosts.map((host) => `http://${host}:${port}`);
}

function inUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

interface Door {
  /** What sets it. */
  name: 'PORT' | 'GAMES_PORT';
  port: number;
  host: string;
}

/** What the server listens on. */
function doorsOf({ host, port, gamesPort, isDemo }: Config): { site: Door; games: Door | null } {
  const games: Door = { name: 'GAMES_PORT', port: gamesPort, host };
  return { site: { name: 'PORT', port, host }, games: isDemo ? games : null };
}

function failToListen(error: unknown, { name, port }: Door): never {
  const why = `port ${port} is in use; set ${name} to another one`;
  return fail(inUse(error) ? why : reasonOf(error));
}

/** Fails when the port is taken: known at once, not after a new database has been filled. */
async function checkDoor(door: Door): Promise<void> {
  const { host, port } = door;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen({ host, port }, resolve);
  }).catch((error: unknown) => failToListen(error, door));
  await new Promise((resolve) => probe.close(resolve));
}

/** Listens, and returns the port that it got. */
async function open(app: FastifyInstance, { host, port }: Door): Promise<number> {
  await app.listen({ port, host });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function failToOpen(error: unknown, { databaseUrl }: Config): never {
  const reason = reasonOf(error);
  const isNamed = databaseUrl === null || reason.startsWith('DATABASE_URL');
  return fail(isNamed ? reason : `DATABASE_URL: ${reason}`);
}

async function main(): Promise<void> {
  const startedAt = performance.now();
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
  const parsed = parseConfig(process.env, ROOT);
  if (!parsed.ok) fail(parsed.errors.join('\n       '));
  const config = parsed.value;

  const { site, games } = doorsOf(config);
  await checkDoor(site);
  if (games) await checkDoor(games);
  const onLost = (error: Error): never => fail(`the database is gone: ${error.message}`);
  const db = await openDb({ ...config, onLost }).catch((error: unknown) =>
    failToOpen(error, config),
  );
  const system = createSystemClock();
  await updateSchema(db, system).catch((error: unknown) => fail(reasonOf(error)));
  const start = config.manualClockStart;
  const clock = start === null ? system : await restoreManualClock(db, start);
  const built = await buildApp({ db, clock, config }).catch((error: unknown) => {
    if (error instanceof StartRefused) return fail(error.message);
    console.error(error instanceof Error ? error.stack : error);
    return fail('the server could not start');
  });
  const { app, close } = built;

  let closing = false;
  async function stop(): Promise<void> {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    await close();
    await db.close();
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop());
  process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'unhandled rejection'));

  async function listen(to: FastifyInstance, door: Door): Promise<number> {
    try {
      return await open(to, door);
    } catch (error) {
      await close();
      await db.close();
      return failToListen(error, door);
    }
  }
  // The games first: whoever finds the site finds them.
  const gamesPort = built.games && games ? await listen(built.games, games) : null;
  const port = await listen(app, site);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const rest = gamesPort === null ? '' : `${demoOf(gamesPort)}\n`;
  console.log(`[한판] ${addresses(config, port).join('  ')}  (${db.kind}, ${seconds} s)\n${rest}`);
}

await main();

import { enableCompileCache } from 'node:module';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { StartRefused } from './demo/index.ts';
import { type Config, parseConfig } from './config.ts';
import { createSystemClock } from './lib/clock.ts';
import { restoreManualClock } from './lib/clock-store.ts';
import { openDb } from './lib/db.ts';
import { updateSchema } from './lib/schema.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const CLOSE_WITHIN_MS = 10_000;

const DEMO = `  아이디      비밀번호   설명
  member01    demo1234   일반 회원 (레벨 3, 1,000,000원, 50,000P)
  member02    demo1234   GS 회원
  coin01      demo1234   코인 전용 회원 (USD)
  tend22      demo1234   성향 22
  unread01    demo1234   읽지 않은 쪽지 1개
  manager01   demo1234   매니저
  admin01     demo1234   관리자
  admin02     demo1234   관리자, 2차 승인
  환전 비밀번호 1234 · 가입코드 HANPAN, USD`;

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

/** Fails when the port is taken: known at once, not after a new database has been filled. */
async function checkPort({ host, port }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen({ host, port }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

function failToListen(error: unknown, { port }: Config): never {
  return fail(inUse(error) ? `port ${port} is in use; set PORT to another one` : reasonOf(error));
}

function failToOpen(error: unknown, { databaseUrl }: Config): never {
  return fail(databaseUrl === null ? reasonOf(error) : `DATABASE_URL: ${reasonOf(error)}`);
}

async function main(): Promise<void> {
  const startedAt = performance.now();
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
  const parsed = parseConfig(process.env, ROOT);
  if (!parsed.ok) fail(parsed.errors.join('\n       '));
  const config = parsed.value;

  await checkPort(config).catch((error: unknown) => failToListen(error, config));
  const onLost = (error: Error): never => fail(`the database is gone: ${error.message}`);
  const db = await openDb({ ...config, onLost }).catch((error: unknown) =>
    failToOpen(error, config),
  );
  const system = createSystemClock();
  await updateSchema(db, system).catch((error: unknown) => fail(reasonOf(error)));
  const start = config.manualClockStart;
  const clock = start === null ? system : await restoreManualClock(db, start);
  const { app, close } = await buildApp({ db, clock, config }).catch((error: unknown) => {
    if (error instanceof StartRefused) return fail(error.message);
    console.error(error instanceof Error ? error.stack : error);
    return fail('the server could not start');
  });

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

  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    await db.close();
    failToListen(error, config);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `[한판] ${addresses(config, port).join('  ')}  (${db.kind}, ${seconds} s)\n${config.isDemo ? `\n${DEMO}\n` : ''}`,
  );
}

await main();

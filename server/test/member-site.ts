import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { parseConfig } from '../src/config.ts';
import { readContract } from '../src/contract/document.ts';
import { parseJsonBody } from '../src/contract/json-body.ts';
import { mountContract } from '../src/contract/mount.ts';
import { seedDemo } from '../src/demo/index.ts';
import { createManualClock } from '../src/lib/clock.ts';
import { openEmbedded } from '../src/lib/db-embedded.ts';
import { createIds } from '../src/lib/ids.ts';
import { migrate } from '../src/lib/migrate.ts';
import type { ModuleDeps, ServerModule } from '../src/lib/module.ts';
import { createScheduler } from '../src/lib/scheduler.ts';
import { createAccountModules } from '../src/modules/account-modules.ts';
import { createWalletService } from '../src/modules/wallet/index.ts';

export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  ip?: string;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  body: any;
}

export type MemberSite = Awaited<ReturnType<typeof openMemberSite>>;

const START = Date.parse('2024-05-18T03:00:00Z');

/** Opens the modules about people behind the real contract, guard and embedded database, with a manual clock. */
export async function openMemberSite() {
  const dir = await mkdtemp(join(tmpdir(), 'hanpan-member-'));
  const parsed = parseConfig({ CLOCK: 'manual', CLOCK_START: String(START), DATA_DIR: dir }, dir);
  if (!parsed.ok) throw new Error(parsed.errors.join());
  const clock = createManualClock(START);
  const db = await openEmbedded({ dataDir: dir, durable: false });
  await migrate(db, join(import.meta.dirname, '../migrations'), clock);
  const ended: { sessionId?: string; memberId?: string; reason: string }[] = [];
  const published: { topic: string; change: object }[] = [];
  const logged: string[] = [];
  const app = fastify({
    logger: { level: 'debug', stream: { write: (line: string) => void logged.push(line) } },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    const read = parseJsonBody(bytes as Buffer);
    if (read.ok) done(null, read.value);
    else done(new Error(read.message));
  });
  const deps: ModuleDeps = {
    db,
    clock,
    ids: createIds({ clock }),
    log: app.log,
    config: parsed.value,
    scheduler: createScheduler({ clock, log: app.log }),
    bus: {
      publish: (topic, change) => void published.push({ topic, change }),
      watched: () => true,
      endSession: (target, reason) => void ended.push({ ...target, reason }),
      endMembers: (reason) => void ended.push({ reason }),
    },
  };
  const wallet = createWalletService(deps);
  const { modules, auth } = createAccountModules(deps, {
    wallet,
    openStreams: () => 3,
    counts: () => [],
    openBets: async () => [],
  });
  await seedDemo(deps, { wallet, passwords: auth.passwords });
  const guard = modules.find((one) => one.guard)?.guard;
  if (!guard) throw new Error('no guard');
  for (const task of modules.flatMap((one) => one.tasks ?? [])) deps.scheduler.register(task);
  mountContract(app, {
    document: readContract(),
    handlers: Object.assign({}, ...modules.map((one) => one.handlers)) as ServerModule['handlers'],
    guard,
    clock,
    missing: 'notReady',
    rateLimits: false,
  });
  await app.ready();

  async function call(method: string, url: string, options: CallOptions = {}): Promise<Answer> {
    const { token, body, ip } = options;
    const response = await app.inject({
      method: method as 'GET',
      url: `/api${url}`,
      headers: token === undefined ? {} : { 'x-auth-token': token },
      ...(body === undefined ? {} : { payload: body as object }),
      ...(ip === undefined ? {} : { remoteAddress: ip }),
    });
    return {
      status: response.statusCode,
      body: response.body === '' ? undefined : response.json(),
    };
  }

  async function login(userId: string, password = 'demo1234', ip?: string): Promise<string> {
    const body = { userId, password };
    const answer = await call('POST', '/member/login', ip === undefined ? { body } : { body, ip });
    if (answer.status !== 200) throw new Error(`login of ${userId}: ${JSON.stringify(answer)}`);
    return answer.body.token as string;
  }

  return {
    ...deps,
    clock,
    auth,
    wallet,
    topics: modules.flatMap((one) => one.topics ?? []),
    ended,
    published,
    logged,
    call,
    login,
    pass: (ms: number) => clock.set(clock.now() + ms),
    async close() {
      await app.close();
      await db.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

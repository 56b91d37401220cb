import type { FastifyInstance } from 'fastify';
import { type Config, STREAMS_PER_MEMBER } from './config.ts';
import { readContract } from './contract/document.ts';
import { mountContract } from './contract/mount.ts';
import type { Guard, Handlers } from './contract/types.ts';
import { serveDocs } from './docs.ts';
import { createHttp, serveClient } from './http.ts';
import type { Clock } from './lib/clock.ts';
import { saveManualClock } from './lib/clock-store.ts';
import type { Db } from './lib/db.ts';
import { createIds } from './lib/ids.ts';
import { createRateLimits } from './lib/rate-limits.ts';
import type { ModuleDeps, OwnOrigin, ServerModule } from './module.ts';
import { createScheduler, type Scheduler } from './lib/scheduler.ts';
import { createSiteParts } from './lib/site-parts.ts';
import { createModules, type CreateModules } from './modules.ts';
import { createNightlyCheck } from './nightly-check.ts';
import { createStreamHub, type StreamHub } from './stream/hub.ts';

export interface AppDeps {
  /** Migrated; the caller opened it and closes it. */
  db: Db;
  clock: Clock;
  config: Config;
  modules?: CreateModules;
  /** `notReady` lets an app with part of the modules start; it answers 503 for the rest. */
  missing?: 'fail' | 'notReady';
  rateLimits?: boolean;
}

export interface App {
  app: FastifyInstance;
  /** The origin of the demonstration provider's games; null without one. Who listens for the site listens for it too. */
  games: FastifyInstance | null;
  hub: StreamHub;
  scheduler: Scheduler;
  /** Ends streams, finishes what is in flight and stops all tasks. The database stays open. */
  close(): Promise<void>;
}

/** Without an auth module nobody is anybody: guests only. */
const guestsOnly: Guard = async (_, { security }) =>
  security === 'member' ? { ok: false, code: 'UNAUTHENTICATED' } : { ok: true, session: null };

function mergeHandlers(modules: readonly ServerModule[]): Partial<Handlers> {
  const merged: Partial<Handlers> = {};
  for (const { routes = {} } of modules) {
    for (const id of Object.keys(routes)) {
      if (id in merged) throw new Error(`two modules handle ${id}`);
    }
    Object.assign(merged, routes);
  }
  return merged;
}

function findGuard(modules: readonly ServerModule[]): Guard {
  const guards = modules.flatMap(({ guard }) => guard ?? []);
  if (guards.length > 1) throw new Error('two modules guard the operations');
  return guards[0] ?? guestsOnly;
}

function findOrigin(modules: readonly ServerModule[]): OwnOrigin | null {
  const origins = modules.flatMap(({ origin }) => origin ?? []);
  if (origins.length > 1) throw new Error('two modules have an origin of their own');
  return origins[0] ?? null;
}

async function nextEpoch(db: Db): Promise<number> {
  const [row] = await db.query<{ epoch: number }>(`select nextval('stream_epoch') as epoch`);
  if (row === undefined) throw new Error('no stream epoch');
  return row.epoch;
}

/** Composes the server: no listening, no environment, nothing global. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { db, clock, config, missing = 'fail', rateLimits = true } = deps;
  const app = createHttp(config, clock);
  const limits = await createRateLimits(app);
  const log = app.log;
  const scheduler = createScheduler({ clock, log, save: (at) => saveManualClock(db, at) });
  const epoch = await nextEpoch(db);
  const streams = { perAddress: config.streamsPerAddress, perMember: STREAMS_PER_MEMBER };
  const siteParts = createSiteParts(clock);
  const hub = createStreamHub({
    clock,
    log,
    epoch,
    limits: streams,
    onSent: (waitedMs) => siteParts.stream.note(waitedMs),
  });
  const ids = createIds({
    clock,
    // With the epoch, because a stopped clock would make the ids of the last run again.
    seed: config.manualClockStart === null ? undefined : (config.seed ?? 0) + epoch,
  });
  const moduleDeps: ModuleDeps = {
    db,
    clock,
    ids,
    log,
    config,
    bus: hub,
    hub,
    scheduler,
    limits,
    siteParts,
  };

  const modules = deps.modules?.(moduleDeps) ?? [
    ...createModules(moduleDeps),
    // Knows all modules, so it is none of them.
    createNightlyCheck(moduleDeps),
  ];
  for (const { scheduled = [], topics = [] } of modules) {
    for (const task of scheduled) scheduler.register(task);
    for (const source of topics) hub.register(source);
  }
  const origin = findOrigin(modules);
  await serveClient(app, { ...config, frames: origin?.addressFor });
  const document = readContract();
  serveDocs(app, document);
  for (const module of modules) await module.before?.(app);
  mountContract(app, {
    document,
    handlers: mergeHandlers(modules),
    guard: findGuard(modules),
    deviceOf: modules.find((one) => one.deviceOf)?.deviceOf,
    clock,
    missing,
    limits: rateLimits ? limits : null,
  });
  for (const module of modules) await module.serve?.(app);

  async function close(): Promise<void> {
    await scheduler.stop();
    hub.close();
    // It calls the site, which therefore ends after it.
    await origin?.app.close();
    await app.close();
    for (const module of [...modules].reverse()) await module.close?.();
  }

  try {
    for (const module of modules) await module.start?.();
    await app.ready();
    await origin?.app.ready();
  } catch (error) {
    await close();
    throw error;
  }
  scheduler.start();
  return { app, games: origin?.app ?? null, hub, scheduler, close };
}

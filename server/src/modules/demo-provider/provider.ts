import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createHttp } from '../../http.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import type { ModuleDeps } from '../../module.ts';
import { BARE_HEADERS } from '../../raw-http.ts';
import { type Addresses, createAddresses } from './addresses.ts';
import { answerRefused, serveCalls } from './calls.ts';
import { policyFor, servePages } from './pages.ts';
import { createPlaying } from './play.ts';
import { refused } from './play-refused.ts';
import { retryAll } from './round-repository.ts';
import { createRounds } from './rounds.ts';
import { readPageSecret } from './seed-repository.ts';
import { createSeeds } from './seeds.ts';
import type { WalletClient } from './wallet-client.ts';

/** The demonstration provider: a server of its own beside the site's. */
export interface DemoProvider {
  app: FastifyInstance;
  addresses: Addresses;
  task: DueTask;
  start(): Promise<void>;
}

/** As the site's answers have them, but that a site may frame the pages. */
const { 'x-frame-options': _, ...HEADERS } = BARE_HEADERS;

type Deps = Pick<ModuleDeps, 'db' | 'clock' | 'ids' | 'log' | 'config'>;

/** It does not listen yet. */
export function createDemoProvider(deps: Deps, wallet: WalletClient): DemoProvider {
  const { db, clock, config } = deps;
  const app = createHttp(config, clock);
  let secret: Uint8Array | undefined;
  const addresses = createAddresses({
    clock,
    origin: config.gamesOrigin,
    port() {
      const address = app.server.address();
      return typeof address === 'object' && address !== null ? address.port : config.gamesPort;
    },
    secret() {
      if (!secret) throw new Error('the provider has not started');
      return secret;
    },
  });
  const seeds = createSeeds(deps);
  const rounds = createRounds(deps, { wallet, seeds });
  const playing = createPlaying(deps, { wallet, seeds, rounds });

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...HEADERS, 'content-security-policy': policyFor(null) });
  });
  void app.register(async (scope) => {
    scope.setErrorHandler(answerRefused);
    await scope.register(async (calls) => serveCalls(calls, { playing, addresses }));
    await servePages(scope, { dir: config.gamesDir, addresses });
  });
  app.setNotFoundHandler((request, reply) =>
    answerRefused(refused('GAME_UNKNOWN'), request, reply),
  );

  return {
    app,
    addresses,
    task: rounds.task,
    async start() {
      secret = await readPageSecret(db, randomBytes(32));
      await retryAll(db, clock.now());
    },
  };
}

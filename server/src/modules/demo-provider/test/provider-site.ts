import { randomUUID } from 'node:crypto';
import type { CasinoBet } from '#rules/casino/types.ts';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import type { Db } from '../../../lib/db.ts';
import type { Opened, RoundAnswer } from '../play-view.ts';
import { createDemoProvider, type DemoProvider } from '../provider.ts';
import type { PlayError } from '../types.ts';
import { createFakeWallet } from './fake-wallet.ts';

export interface Answer<B> {
  status: number;
  body: B & PlayError;
}

type Wallet = Parameters<typeof createFakeWallet>[0];

/** The provider on a database of its own, with a wallet that is made up. */
export async function openProvider(kind: Db['kind'], options: Wallet & { gamesDir?: string } = {}) {
  const wallet = createFakeWallet(options);
  let made: DemoProvider | undefined;
  const site = await buildTestApp({
    db: kind,
    seed: null,
    modules: (deps) => {
      const config = { ...deps.config, gamesDir: options.gamesDir ?? null };
      const provider = createDemoProvider({ ...deps, config }, wallet.client);
      made = provider;
      const { app, addresses, task, start } = provider;
      return [{ origin: { app, addressFor: addresses.addressFor }, scheduled: [task], start }];
    },
  });
  if (!made) throw new Error('no provider was made');
  const { app, addresses, start } = made;

  async function ask<B>(
    method: 'GET' | 'POST',
    url: string,
    { play, body }: { play?: string | undefined; body?: object } = {},
  ): Promise<Answer<B>> {
    const headers = play === undefined ? {} : { 'x-play': play };
    const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, body: answer.json() };
  }

  return {
    site,
    wallet,
    app,
    addresses,
    start,
    ask,
    open: async () =>
      (await ask<Opened>('POST', '/play/open', { body: { token: 't'.repeat(32) } })).body,
    state: async (play: string) => (await ask<Opened>('GET', '/play/state', { play })).body,
    round: (play: string, bets: CasinoBet[], requestId: string = randomUUID()) =>
      ask<RoundAnswer & { used?: { serverSeed: string } }>('POST', '/play/round', {
        play,
        body: { requestId, bets },
      }),
    pass: (ms: number) => site.advanceTo(site.clock.now() + ms),
    close: () => site.close(),
  };
}

export type ProviderSite = Awaited<ReturnType<typeof openProvider>>;

import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { demoModule } from '../../../demo/index.ts';
import type { Db } from '../../../lib/db.ts';
import { createUse, type ServerModule } from '../../../module.ts';
import { authModule } from '../../auth/index.ts';
import { auditRoutes } from '../../desk/audit.ts';
import { casinoRoundRoutes } from '../../desk/casino-rounds.ts';
import { casinoRoutes } from '../../desk/casino.ts';
import { favouriteModule } from '../../favourite/index.ts';
import { memberModule } from '../../member/index.ts';
import { protectionModule } from '../../protection/index.ts';
import { settingModule } from '../../setting/index.ts';
import { wagerModule } from '../../wager/index.ts';
import { casinoModule, signatureOf } from '../index.ts';
import type { Casino } from '../types.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
export type Body = any;

const MODULES = [
  ...[wagerModule, casinoModule, settingModule, authModule, memberModule],
  ...[favouriteModule, protectionModule, demoModule],
];

/** A game that a member has launched, as its provider plays it. */
export interface Table {
  sessionId: string;
  /** Takes a stake; the round stays open. */
  bet(roundId: string, amount: number): Promise<void>;
  /** Plays a round to its end. */
  play(roundId: string, amount: number, won: number): Promise<void>;
  win(roundId: string, amount: number): Promise<void>;
  end(roundId: string, staked: number, won: number): Promise<void>;
}

export type LobbySite = Awaited<ReturnType<typeof openLobbySite>>;

/** Sends a signed call of a provider to the wallet of a server. */
export async function callWallet(
  site: Pick<TestApp, 'app' | 'clock'>,
  { id, secret }: { id: string; secret: Uint8Array },
  call: string,
  body: object,
): Promise<{ status: number; body: Body }> {
  const path = `/provider/hanpan/${call}`;
  const payload = JSON.stringify(body);
  const timestamp = String(site.clock.now());
  const signature = signatureOf(secret, { method: 'POST', path, timestamp, body: payload });
  const answer = await site.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: {
      'content-type': 'application/json',
      'x-key': id,
      'x-timestamp': timestamp,
      'x-signature': signature,
    },
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Opens a server with the casino and who may play there; a provider that is a stub is connected. */
export async function openLobbySite(db?: Db['kind']) {
  const built: { casino?: Casino } = {};
  const site = await buildTestApp({
    ...(db && { db }),
    modules(deps) {
      const use = createUse(deps);
      const { service, desk } = use(casinoModule);
      built.casino = service;
      const section = {
        ...casinoRoutes(desk),
        ...casinoRoundRoutes(desk),
        ...auditRoutes(deps.db),
      };
      return [...MODULES.map((one) => use<ServerModule>(one)), { routes: section }];
    },
  });
  const { casino } = built;
  if (!casino) throw new Error('the modules were not made');
  casino.connect('hanpan', {
    gameUrl: (_request, { gameId, token, theme }) =>
      `http://games.test/game/${gameId}?token=${token}&theme=${theme}`,
    replayUrl: (_request, { providerRoundId }) => `http://games.test/replay/${providerRoundId}`,
  });
  const [key] = await casino.keysOf('hanpan');
  if (!key) throw new Error('the provider has no key');

  async function done(call: string, body: object): Promise<void> {
    const answer = await callWallet(site, key as NonNullable<typeof key>, call, body);
    if (answer.status !== 200) throw new Error(`${call}: ${JSON.stringify(answer)}`);
  }

  /** What an operation answers, or the code of its problem. */
  async function call(
    token: string,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<Body> {
    const answer = await site.call<Body>(method, path, { token, ...(body && { body }) });
    return answer.status < 300 ? answer.body : (answer.body.code as string);
  }

  async function sit(token: string, gameId = 'hanpan-crane'): Promise<Table> {
    const path = `/casino/game/${gameId}/launch`;
    const { sessionId } = await call(token, 'POST', path, { theme: 'celadon' });
    const bet = (roundId: string, amount: number) =>
      done('bet', { sessionId, txId: `b-${roundId}`, roundId, amount });
    const win = (roundId: string, amount: number) =>
      done('win', { sessionId, txId: `w-${roundId}`, roundId, amount });
    const end = (roundId: string, staked: number, won: number) =>
      done('endRound', { sessionId, roundId, staked, won });
    return {
      sessionId,
      bet,
      win,
      end,
      async play(roundId, amount, won) {
        await bet(roundId, amount);
        if (won > 0) await win(roundId, won);
        await end(roundId, amount, won);
      },
    };
  }

  return { ...site, casino, ask: call, sit };
}

import { expect } from 'vitest';
import document from '#contract/provider.json' with { type: 'json' };
import { ENTRY } from '#rules/ledger.ts';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import type { JsonSchema } from '../../../contract/document.ts';
import { schemaChecks } from '../../../contract/validators.ts';
import { demoModule } from '../../../demo/index.ts';
import type { Db } from '../../../lib/db.ts';
import { createUse, defineModule, type ServerModule } from '../../../module.ts';
import { authModule } from '../../auth/index.ts';
import { memberModule } from '../../member/index.ts';
import { protectionModule } from '../../protection/index.ts';
import { settingModule } from '../../setting/index.ts';
import { statementModule } from '../../statement/index.ts';
import { turnoverModule } from '../../turnover/index.ts';
import { wagerModule } from '../../wager/index.ts';
import { type WalletService, walletModule } from '../../wallet/index.ts';
import { createProviderKeys } from '../provider-keys.ts';
import { createSessions } from '../sessions.ts';
import { signatureOf } from '../signature.ts';
import { createCasinoStrategies } from '../strategy.ts';
import type { ProviderKey } from '../types.ts';
import { createRoundRefund } from '../wallet-refund.ts';
import { serveWallet } from '../wallet-routes.ts';
import { createWallet } from '../wallet.ts';

const GAMES = `
  insert into casino_provider (id, name, lobbies, is_connected, rank) values
    ('hanpan', '한판 스튜디오', '{casino,slot}', true, 1), ('other', '다른 게임사', '{slot}', true, 2)
  on conflict do nothing;
  insert into casino_game (id, provider_id, kind, category, name, rtp, min_stake, max_stake, motif, glaze, added_at, rank) values
    ('test-slot', 'hanpan', 'slot', 'slot', '시험 슬롯', 9620, 1000, 100000, 'crane', 'celadon', 0, 1),
    ('test-table', 'hanpan', 'casino', 'roulette', '시험 룰렛', 9730, 1000, 1000000, 'wheel', 'red', 0, 2),
    ('other-slot', 'other', 'slot', 'slot', '다른 슬롯', null, 1000, 100000, 'crane', 'celadon', 0, 3);
  insert into account (owner, kind, currency, allow_negative)
  select null, 'house:casino:other', c, true from unnest(array['KRW', 'USD']) c on conflict do nothing;`;

const checkOf = schemaChecks(document as object);
const responses = document.components.responses;
const schemaOf = (response: {
  content: Record<string, { schema: unknown } | undefined>;
}): JsonSchema =>
  (response.content['application/json'] ?? response.content['application/problem+json'])
    ?.schema as JsonSchema;
const isProblem = checkOf(schemaOf(responses.Problem));
const isBalance = checkOf(schemaOf(responses.Balance));
const isSession = checkOf(
  schemaOf(document.paths['/provider/{providerId}/authenticate'].post.responses['200']),
);

export interface WalletReply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  body: any;
}

export interface CallOptions {
  provider?: string;
  key?: ProviderKey;
  /** Epoch milliseconds; now unless given. */
  timestamp?: number;
  /** What is signed where that is another path or body than is sent. */
  signed?: { path?: string; body?: string };
}

export type WalletSite = Awaited<ReturnType<typeof openWalletSite>>;

/** Opens a server with the wallet, two providers and the demonstration's members; nobody waits in real time. */
export async function openWalletSite(kind?: Db['kind']) {
  const published: { topic: string; change: object }[] = [];
  /** What happens while a win waits, one a look. */
  const meanwhile: (() => Promise<unknown>)[] = [];
  let waited = 0;
  const casino = defineModule({
    name: 'casino',
    create(deps, use) {
      const wager = use(wagerModule);
      for (const strategy of createCasinoStrategies(deps)) wager.register(strategy);
      const { parts } = wager.service;
      const keys = createProviderKeys(deps);
      const wallet = createWallet(deps, {
        parts,
        async wait(ms) {
          waited += ms;
          await meanwhile.shift()?.();
        },
      });
      return {
        serve: (app) => serveWallet(app, { deps, keys, wallet }),
        keys,
        sessions: createSessions(deps),
        refund: createRoundRefund(parts),
      };
    },
  });
  const made: {
    casino?: ReturnType<(typeof casino)['instance']>;
    turnover?: ReturnType<(typeof turnoverModule)['instance']>['service'];
    wallet?: WalletService;
    wager?: ReturnType<(typeof wagerModule)['instance']>['service'];
  } = {};
  const site = await buildTestApp({
    ...(kind && { db: kind }),
    modules(deps) {
      const bus = {
        ...deps.bus,
        publish(topic: string, change: object) {
          published.push({ topic, change });
          deps.bus.publish(topic, change);
        },
      };
      const use = createUse({ ...deps, bus });
      made.casino = use(casino);
      made.turnover = use(turnoverModule).service;
      made.wallet = use(walletModule).service;
      made.wager = use(wagerModule).service;
      const modules = [wagerModule, casino, settingModule, authModule, memberModule];
      return [...modules, statementModule, protectionModule, demoModule].map((one) =>
        use<ServerModule>(one),
      );
    },
  });
  const { casino: own, turnover, wager } = made;
  if (!own || !turnover || !wager) throw new Error('the modules were not made');
  await site.db.exec(GAMES);
  const keys = {
    hanpan: (await own.keys.keysOf('hanpan'))[0],
    other: (await own.keys.keysOf('other'))[0],
  } as Record<string, ProviderKey>;

  /** Sends a call of a provider, and holds its answer to the provider's contract. */
  async function send(
    call: string,
    body: object | string,
    options: CallOptions = {},
  ): Promise<WalletReply> {
    const { provider = 'hanpan', key = keys[provider], signed = {} } = options;
    const path = `/provider/${provider}/${call}`;
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const timestamp = String(options.timestamp ?? site.clock.now());
    const what = { method: 'POST', path, timestamp, body: payload, ...signed };
    const response = await site.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: {
        'content-type': 'application/json',
        'x-key': key?.id ?? 'none',
        'x-timestamp': timestamp,
        'x-signature': signatureOf(key?.secret ?? Buffer.from('none'), what),
      },
    });
    const answer = { status: response.statusCode, body: response.json() };
    const check =
      answer.status !== 200 ? isProblem : call === 'authenticate' ? isSession : isBalance;
    expect(check(answer.body), `${call}: ${response.body}`).toBeNull();
    return answer;
  }

  async function loginId(userId: string): Promise<string> {
    const [row] = await site.db.query<{ id: string }>(
      'select id from session where member_id = $1 and ended_at is null',
      [`mem_demo_${userId}`],
    );
    if (!row) throw new Error(`${userId} is not logged in`);
    return row.id;
  }

  /** Launches a game for a member who is logged in. */
  async function launch(userId: string, gameId: string) {
    const memberId = `mem_demo_${userId}`;
    const [member] = await site.db.query<{ currency: 'KRW' | 'USD' }>(
      'select currency from member where id = $1',
      [memberId],
    );
    const { currency } = member ?? { currency: 'KRW' };
    const loginSessionId = await loginId(userId);
    const now = site.clock.now();
    return own?.sessions.launch(site.db, { memberId, gameId, loginSessionId, currency, now });
  }

  let names = 0;
  const name = (start: string) => {
    names += 1;
    return `${start}-${names}`;
  };

  /** A member at a game: calls of its session, with names of their own where none is given. */
  async function sit(userId: string, gameId = 'test-slot', provider = 'hanpan') {
    const token = await site.login(userId);
    const launched = await launch(userId, gameId);
    const opened = await send('authenticate', { launchToken: launched?.token }, { provider });
    const { sessionId } = opened.body;
    const at = (call: string) => (body: object) => send(call, { sessionId, ...body }, { provider });
    return {
      userId,
      memberId: `mem_demo_${userId}`,
      token,
      sessionId,
      opened: opened.body,
      balance: async () => (await at('balance')({})).body.balance as number,
      bet: (roundId: string, amount: number, txId = name('b')) =>
        at('bet')({ roundId, amount, txId }),
      win: (roundId: string, amount: number, txId = name('w')) =>
        at('win')({ roundId, amount, txId }),
      refund: (roundId: string, refTxId: string, txId = name('x')) =>
        at('refund')({ roundId, refTxId, txId }),
      end: (roundId: string, staked: number, won: number) =>
        at('endRound')({ roundId, staked, won }),
    };
  }

  /** Books money to a member without a request. */
  async function give(userId: string, amount: number): Promise<void> {
    await made.wallet?.post(site.db, {
      key: `given:${name(userId)}`,
      entry: ENTRY.deposit,
      actor: 'test',
      at: site.clock.now(),
      lines: [
        { account: { owner: null, kind: 'house:bank', currency: 'KRW' }, amount: -amount },
        { account: { owner: `mem_demo_${userId}`, kind: 'money', currency: 'KRW' }, amount },
      ],
    });
  }

  async function roundOf(roundId: string) {
    const [row] = await site.db.query(
      `select r.state, r.staked, r.won, r.number, b.id, b.type, b.game, b.status, b.label, b.stake, b.payout,
         b.total_odds as odds, l.subject_kind as kind, l.result, b.seen_version = b.version as "isSeen"
       from casino_round r join bet b on b.id = r.bet_id join bet_leg l on l.bet_id = b.id where r.round_id = $1`,
      [roundId],
    );
    return row;
  }

  async function accountOf(memberId: string, account: string): Promise<number> {
    const [row] = await site.db.query<{ balance: number }>(
      'select balance from account where owner = $1 and kind = $2',
      [memberId, account],
    );
    return row?.balance ?? 0;
  }

  return {
    ...site,
    published,
    meanwhile,
    keys,
    send,
    launch,
    sit,
    give,
    name,
    roundOf,
    accountOf,
    turnover,
    wager,
    waited: () => waited,
    own,
  };
}

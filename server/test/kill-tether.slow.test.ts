import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, inject, it } from 'vitest';
import type { components } from '#contract/types.gen.ts';
import { openEmbedded } from '../src/lib/db-embedded.ts';
import type { Db, Queryable } from '../src/lib/db.ts';
import { checkInvariants } from '../src/invariants.ts';
import { saveArchive } from '../src/modules/sports/seasons/index.ts';
import { readSecret } from '../src/modules/tether/repository.ts';
import { signTransfer } from '../src/modules/tether/signature.ts';
import { openTestDb } from './open-test-db.ts';
import { killServer, killServers, loginAt, type RealServer, startServer } from './real-server.ts';
import { SERVER_START, shortSeason } from './short-season.ts';
import { copyTemplate } from './template.ts';
import { databases } from './databases.ts';

type Payment = components['schemas']['TetherPayment'];
type Transfer = components['schemas']['TetherTransfer'];

const MEMBER = 'coin01';
const ADMIN = 'admin01';
const AT = Date.parse(SERVER_START);
const USDT = 1_000_000;
const REQUESTED = 100 * USDT;
/** What 100 USDT bring a coin-only member: cents, and 5 % of 138,000 won in points. */
const CENTS = 10_000;
const POINTS = 6_900;
const CRASH = join(import.meta.dirname, 'children', 'crash.ts');
/** Power cuts at no moment in particular, while several transfers are reported. */
const ROUNDS = 4;
const AT_ONCE = 5;
const BLOCKS_MS = 20 * 3_000;

/** Before anything is written, with the transfer noted, with all booked but not committed: none of it may be seen. */
const BEFORE = ['callback', 'credit', 'commit'] as const;

afterEach(killServers);

describe.each(databases)('kill -9 around the credit of coins on %s', (kind) => {
  it('credits a reported transfer exactly once, however often it is reported', {
    timeout: 300_000,
  }, async () => {
    const folder = copyTemplate(inject('embeddedTemplate'));
    const other = kind === 'postgres' ? await openTestDb('postgres') : null;
    await saveArchive(folder, shortSeason());
    const crashFile = join(folder, 'crash');
    const preload = { file: CRASH, env: { CRASH_FILE: crashFile } };
    let secret = '';
    let count = 0;
    let now = AT;
    let credited = 0;
    const tokens = new Map<string, string>();

    const open = () => startServer({ folder, databaseUrl: other?.place ?? null, preload });
    let server: RealServer = await open();
    const start = async () => {
      server = await open();
    };

    /** Looks into the database while no server has it. */
    async function look<Found>(read: (db: Queryable & Db) => Promise<Found>): Promise<Found> {
      if (other) return read(other.db);
      const db = await openEmbedded({ dataDir: folder });
      return read(db).finally(() => db.close());
    }

    async function call<Body>(userId: string, method: string, path: string, body?: object) {
      const token = tokens.get(userId) ?? (await loginAt(server.url, userId));
      tokens.set(userId, token);
      const answer = await fetch(`${server.url}/api${path}`, {
        method,
        headers: { 'x-auth-token': token, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: answer.status, body: (await answer.json()) as Body };
    }

    async function deposit(): Promise<Payment> {
      const { body: at } = await call<{ url: string }>(
        MEMBER,
        'GET',
        '/charge/tetherDepositUrl?amount=100.00',
      );
      count += 1;
      const request = { amount: 10_000, url: at.url, clientKey: `kill-tether-${count}` };
      const { body } = await call<{ id: string }>(MEMBER, 'POST', '/charge/cryptoDeposit', request);
      return find(body.id);
    }

    async function find(id: string): Promise<Payment> {
      const path = '/charge/crypto/history?limit=100';
      const { body } = await call<{ data: Payment[] }>(MEMBER, 'GET', path);
      const payment = body.data.find((one) => one.id === id);
      if (!payment) throw new Error(`${id} is not there`);
      return payment;
    }

    /** What the member has, as the site shows it. */
    async function balance(): Promise<[money: number, points: number]> {
      const { body } = await call<{ emoney: number }>(MEMBER, 'GET', '/member/user');
      const { body: points } = await call<{ balance: number; held: number }>(
        MEMBER,
        'GET',
        '/mywallet/point',
      );
      return [body.emoney, points.balance + points.held];
    }

    const transferTo = (address: string): Transfer => {
      count += 1;
      const txId = count.toString(16).padStart(64, '0');
      const fields = {
        network: 'TRC20' as const,
        address,
        txId,
        eventIndex: 0,
        amountMicro: REQUESTED,
      };
      // An address is never older than its coins.
      const signed = { ...fields, confirmations: 20, at: now };
      return { ...signed, signature: signTransfer(secret, signed) };
    };

    /** The status of the answer; null where the server was gone before it came. */
    async function tell(transfer: Transfer): Promise<number | null> {
      try {
        const answer = await fetch(`${server.url}/api/provider/tether`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(transfer),
        });
        await answer.text();
        return answer.status;
      } catch (error) {
        if (error instanceof TypeError) return null;
        throw error;
      }
    }

    /** Has the server end at a moment, and starts it again. */
    async function crash(moment: string, cause: () => Promise<unknown>): Promise<void> {
      const exit = once(server.child, 'exit');
      writeFileSync(crashFile, moment);
      await cause();
      expect((await exit)[1], moment).toBe('SIGKILL');
      await start();
    }

    // The provider's key is its own; the test stands for the provider.
    await killServer(server);
    secret = await look(readSecret);
    await start();
    const [money, points] = await balance();
    const expectCredits = async (moment: string) =>
      expect(await balance(), moment).toEqual([
        money + credited * CENTS,
        points + credited * POINTS,
      ]);

    for (const moment of BEFORE) {
      const { id, address } = await deposit();
      const transfer = transferTo(address);
      await crash(moment, async () => expect(await tell(transfer), moment).toBeNull());
      expect(await find(id), moment).toMatchObject({ state: 'waiting', paidMicro: 0 });
      await expectCredits(moment);
      expect(await Promise.all([1, 2, 3].map(() => tell(transfer)))).toEqual([200, 200, 200]);
      credited += 1;
      expect(await find(id), moment).toMatchObject({ state: 'credited', paidMicro: REQUESTED });
      await expectCredits(moment);
    }

    const answered = await deposit();
    const unanswered = transferTo(answered.address);
    await crash('answer', async () => expect(await tell(unanswered)).toBeNull());
    credited += 1;
    expect(await find(answered.id)).toMatchObject({ state: 'credited', paidMicro: REQUESTED });
    await expectCredits('answer');
    expect(await Promise.all([1, 2, 3].map(() => tell(unanswered)))).toEqual([200, 200, 200]);
    await expectCredits('reported again');

    // The provider of the simulated chain reports by itself, and does not know that it was heard.
    const reported = await deposit();
    const sent = { address: reported.address, amountMicro: REQUESTED };
    expect((await call(MEMBER, 'POST', '/simulated/tether', sent)).status).toBe(201);
    now += BLOCKS_MS;
    const advance = () => call(ADMIN, 'POST', '/admin/clock', { to: new Date(now).toISOString() });
    await call(ADMIN, 'GET', '/member/user');
    await crash('note', () => advance().catch(() => undefined));
    credited += 1;
    expect(await find(reported.id)).toMatchObject({ state: 'credited', paidMicro: REQUESTED });
    now += 1_000;
    expect((await advance()).status).toBe(200);
    expect(await find(reported.id)).toMatchObject({ state: 'credited', paidMicro: REQUESTED });
    await expectCredits('note');

    for (let round = 0; round < ROUNDS; round += 1) {
      const payments: Payment[] = [];
      for (let n = 0; n < AT_ONCE; n += 1) payments.push(await deposit());
      const transfers = payments.map(({ address }) => transferTo(address));
      const answers = Promise.all(transfers.flatMap((one) => [tell(one), tell(one)]));
      await setTimeout(round * 7);
      await killServer(server);
      const statuses = await answers;
      await start();
      for (const [index, { id }] of payments.entries())
        if (statuses[2 * index] === 200 || statuses[2 * index + 1] === 200)
          expect(await find(id)).toMatchObject({ state: 'credited' });
      expect(new Set(await Promise.all(transfers.map(tell)))).toEqual(new Set([200]));
      credited += AT_ONCE;
      await expectCredits(`round ${round}`);
    }

    await killServer(server);
    const books = await look(async (db) => ({
      broken: await checkInvariants(db),
      credits: await db.query<{ n: number }>(
        `select count(*)::int as n from ledger_tx where key like 'tether:%:credit'`,
      ),
    }));
    expect(books).toEqual({ broken: [], credits: [{ n: credited }] });
    await other?.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import type { Db } from '../../../lib/db.ts';
import { readSecret } from '../repository.ts';
import { signTransfer } from '../signature.ts';
import type { TetherPayment, TetherTerms, TetherTransfer } from '../types.ts';

export const MINUTE = 60_000;
export const USDT = 1_000_000;

let keys = 0;

/** The whole server, spoken to over HTTP alone, with a provider that signs what a test reports. */
export async function openTetherSite(kind: Db['kind']) {
  const site: TestApp = await buildTestApp({ db: kind });
  const secret = await readSecret(site.db);
  const tokens = new Map<string, string>();
  let sent = 0;

  async function as(userId: string): Promise<string> {
    const token = tokens.get(userId) ?? (await site.login(userId));
    tokens.set(userId, token);
    return token;
  }

  async function url(userId: string, amount: string): Promise<string> {
    const path = `/charge/tetherDepositUrl?amount=${amount}`;
    const answer = await site.call<{ url: string }>('GET', path, { token: await as(userId) });
    return answer.body.url;
  }

  async function register(
    userId: string,
    body: { amount: number; url: string; clientKey?: string },
  ) {
    keys += 1;
    // Before the first wait: of several at once each has its own.
    const sent = { clientKey: `tether-key-${keys}`, ...body };
    const token = await as(userId);
    return site.call<{ id: string }>('POST', '/charge/cryptoDeposit', { token, body: sent });
  }

  async function open(userId: string): Promise<TetherPayment[]> {
    const token = await as(userId);
    return (await site.call<TetherTerms>('GET', '/charge/crypto', { token })).body.open;
  }

  async function all(userId: string): Promise<TetherPayment[]> {
    const token = await as(userId);
    const path = '/charge/crypto/history?limit=100';
    return (await site.call<{ data: TetherPayment[] }>('GET', path, { token })).body.data;
  }

  return {
    site,
    db: site.db,
    close: site.close,
    url,
    register,
    open,
    all,
    as,
    /** Moves time, and signs in again afterwards: a session ends before a payment in part does. */
    async pass(ms: number): Promise<void> {
      await site.advanceTo(site.clock.now() + ms);
      tokens.clear();
    },
    /** Registers a deposit of whole USDT. */
    async deposit(userId: string, usdt: number): Promise<TetherPayment> {
      const amount = usdt * 100;
      const { body } = await register(userId, { amount, url: await url(userId, `${usdt}.00`) });
      const found = (await open(userId)).find(({ id }) => id === body.id);
      if (!found) throw new Error(`not registered: ${JSON.stringify(body)}`);
      return found;
    },
    /** A transfer as the provider would sign it. */
    transfer(address: string, fields: Partial<TetherTransfer> = {}): TetherTransfer {
      sent += 1;
      const transfer = {
        network: 'TRC20' as const,
        address,
        txId: sent.toString(16).padStart(64, '0'),
        eventIndex: 0,
        amountMicro: 100 * USDT,
        confirmations: 20,
        at: site.clock.now(),
        ...fields,
      };
      return { ...transfer, signature: fields.signature ?? signTransfer(secret, transfer) };
    },
    async report(transfer: TetherTransfer): Promise<number> {
      return (await site.call('POST', '/provider/tether', { body: transfer })).status;
    },
    async take(userId: string, id: string) {
      const path = `/charge/crypto/${id}/take`;
      return site.call<TetherPayment>('POST', path, { token: await as(userId) });
    },
    async find(userId: string, id: string): Promise<TetherPayment | undefined> {
      return (await all(userId)).find((one) => one.id === id);
    },
    /** Money and points, with those that are held. */
    async balance(userId: string): Promise<[number, number]> {
      const [row] = await site.db.query<{ money: number; points: number }>(
        `select sum(balance) filter (where a.kind = 'money')::bigint as money,
           sum(balance) filter (where a.kind in ('points', 'points_held'))::bigint as points
         from account a join member m on m.id = a.owner where m.user_id = $1`,
        [userId],
      );
      return [row?.money ?? 0, row?.points ?? 0];
    },
  };
}

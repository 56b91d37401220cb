import { ENTRY } from '#rules/ledger.ts';
import { siteOptions, type SiteOptions } from '../../../conformance/site/options.ts';
import type { Db } from '../../src/lib/db.ts';
import { createIds } from '../../src/lib/ids.ts';
import { issueCoupon } from '../../src/modules/coupon/index.ts';
import { createWalletService } from '../../src/modules/wallet/index.ts';
import {
  buildTestApp,
  DEMO_PASSWORD,
  type TestApp,
  type TestAppOptions,
} from '../build-test-app.ts';

/** Of 200; the rest is for the run to add. */
const FAVOURITES = 170;
const POINTS = 10_000;
const DAY_MS = 86_400_000;

export interface Bundled extends TestApp {
  /** Adds a member with money, whose passwords are those of the demo accounts. Returns the user id. */
  member(userId: string, money: number | null, state?: string): Promise<string>;
  /** Adds for such a member what cases of points and coupons need. */
  treat(userId: string): Promise<void>;
  options: SiteOptions;
}

/** The bundled server on a port, with every account that a whole run asks for. */
export async function openBundled(
  db: Db['kind'] = 'pglite',
  more: Pick<TestAppOptions, 'clockStart' | 'feed'> = {},
): Promise<Bundled> {
  const feed = 'simulated';
  const site = await buildTestApp({ db, feed, rateLimits: true, trustProxy: true, ...more });
  const wallet = createWalletService({ ids: createIds({ clock: site.clock }) });

  async function member(userId: string, money: number | null, state = 'approved') {
    await site.db.query(
      `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, currency, state, level, created_at,
         bank_id, account_number, account_holder)
       select $1, $1, $1, password_hash, withdraw_password_hash, 'KRW', $2, 3, 0,
         bank_id, $1, account_holder from member where user_id = 'member01'`,
      [userId, state],
    );
    if (money === null) return userId;
    await wallet.openWallet(site.db, { memberId: userId, currency: 'KRW' });
    if (money === 0) return userId;
    await wallet.post(site.db, {
      key: `test:${userId}`,
      entry: ENTRY.adjustAdd,
      actor: 'system',
      at: site.clock.now(),
      reason: 'conformance',
      lines: [
        { account: { owner: null, kind: 'house:adjust', currency: 'KRW' }, amount: -money },
        { account: { owner: userId, kind: 'money', currency: 'KRW' }, amount: money },
      ],
    });
    return userId;
  }

  async function treat(userId: string) {
    const at = site.clock.now();
    await wallet.post(site.db, {
      key: `test:points:${userId}`,
      entry: ENTRY.adjustAdd,
      actor: 'system',
      at,
      reason: 'conformance',
      lines: [
        { account: { owner: null, kind: 'house:adjust', currency: 'POINT' }, amount: -POINTS },
        { account: { owner: userId, kind: 'points', currency: 'POINT' }, amount: POINTS },
      ],
    });
    for (const name of ['first', 'second'])
      await issueCoupon(site.db, createIds({ clock: site.clock }), {
        memberId: userId,
        name,
        kind: 'points',
        amount: 1_000,
        currency: 'POINT',
        validTo: at + DAY_MS,
        actor: 'system',
        at,
      });
  }

  const account = async (userId: string, money: number | null, state?: string) => ({
    userId: await member(userId, money, state),
    password: DEMO_PASSWORD,
  });
  const accounts = {
    suspended: await account('suspended1', 0, 'suspended'),
    blocked: await account('blocked1', null),
    collector: await account('collector1', 0),
    rich: await account('rich1', 50_000_000),
  };
  await site.db.query(
    `insert into favourite (member_id, kind, subject_id, created_at)
     select distinct 'collector1', 'team', home_id, $1::bigint from fixture limit $2`,
    [site.clock.now(), FAVOURITES],
  );
  const address = await site.listen();
  const options = siteOptions({
    url: `${address}/api`,
    accounts,
    spreadsAddresses: true,
  });
  return { ...site, member, treat, options };
}

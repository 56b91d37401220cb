import { ENTRY } from '#rules/ledger.ts';
import type { Currency } from '#rules/money.ts';
import { openTestDb } from '../../../../test/open-test-db.ts';
import { busTo } from '../../../../test/quiet-bus.ts';
import { checkInvariants } from '../../../invariants.ts';
import { createManualClock } from '../../../lib/clock.ts';
import type { Db } from '../../../lib/db.ts';
import { createIds } from '../../../lib/ids.ts';
import type { Actor } from '../../request/index.ts';
import { createTurnoverService } from '../../turnover/index.ts';
import { createWalletService } from '../../wallet/index.ts';
import { createCashierModule } from '../index.ts';

/** Noon in Seoul. */
export const NOON = Date.parse('2024-05-18T03:00:00Z');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export const MANAGER: Actor = { id: 'mem_manager', role: 'manager', ip: '::1' };
export const OTHER_MANAGER: Actor = { id: 'mem_other', role: 'manager', ip: '::1' };
export const ADMIN: Actor = { id: 'mem_admin', role: 'admin', ip: '::1' };
export const SYSTEM: Actor = { id: 'system', role: 'system', ip: '' };

/** A password whose comparison never ends, as where the server is killed meanwhile. */
export const NEVER_COMPARED = 'never';

export const asMember = (id: string): Actor => ({ id, role: 'member', ip: '::1' });

/** Over all worlds of a process, in which a member's tries of a password take turns. */
let made = 0;

/** A real database with the cashier, members that have money and a bank account, staff, and a manual clock. */
export async function openCashierWorld(kind: Db['kind']) {
  const { db, close } = await openTestDb(kind);
  const clock = createManualClock(NOON);
  const ids = createIds({ clock });
  /** What members were sent; what the desk is sent is tested in `request`. */
  const published: { topic: string; change: object }[] = [];
  const events: { kind: string }[] = [];
  const bus = busTo((topic, change) => {
    if (topic !== 'desk') published.push({ topic, change });
  });
  const wallet = createWalletService({ ids, db, bus });
  const turnover = createTurnoverService({ ids }, wallet);
  let compared = 0;
  const passwords = {
    inTurn: <T>(attempt: () => Promise<T>) => attempt(),
    /** In place of a hash the tests store the password itself. */
    hash: async (plain: string) => plain,
    async verify(stored: string | null, plain: string) {
      compared += 1;
      if (plain === NEVER_COMPARED) await new Promise(() => undefined);
      return stored === plain;
    },
  };
  const { cashier, services, scheduled } = createCashierModule(
    { db, ids, bus },
    {
      wallet,
      turnover,
      passwords,
      events: { record: async (event) => void events.push(event) },
    },
  );
  const bets: string[] = [];
  let keys = 0;

  await db.query(`insert into bank (id, bank_name) values (4, '국민은행')`);
  for (const { id } of [MANAGER, OTHER_MANAGER, ADMIN])
    await db.query(
      `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, role, currency, created_at)
       values ($1, $1, $1, '', '', 'approved', 10, 'KRW', 0)`,
      [id],
    );

  async function member(money = 0, currency: Currency = 'KRW'): Promise<string> {
    made += 1;
    const id = `mem_${made}`;
    const isCoin = currency === 'USD';
    await db.query(
      `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, level, currency,
         bank_id, account_number, account_holder, created_at)
       values ($1, $1, $1, '', '1234', 'approved', 3, $2, $3, $4, $5, 0)`,
      [id, currency, isCoin ? null : 4, isCoin ? null : `1234567${made}`, isCoin ? null : '김한판'],
    );
    await wallet.openWallet(db, { memberId: id, currency });
    if (money > 0)
      await wallet.post(db, {
        key: `test:${id}`,
        entry: ENTRY.adjustAdd,
        actor: 'test',
        at: clock.now(),
        lines: [
          { account: { owner: null, kind: 'house:adjust', currency }, amount: -money },
          { account: { owner: id, kind: 'money', currency }, amount: money },
        ],
      });
    return id;
  }

  function asking(memberId: string, key?: string) {
    keys += 1;
    return { memberId, key: key ?? `key-${keys}`, ip: '::1', now: clock.now() };
  }

  return {
    db,
    clock,
    ids,
    bus,
    wallet,
    turnover,
    cashier,
    published,
    events,
    member,
    asking,
    close,
    ...services,
    tasks: scheduled ?? [],
    compared: () => compared,
    pass: (ms: number) => clock.set(clock.now() + ms),
    async balance(memberId: string) {
      const balance = await wallet.balanceOf(db, memberId);
      return [balance?.emoney, balance?.point];
    },
    /** Points that wait for their turnover. */
    async held(memberId: string): Promise<number | undefined> {
      const [row] = await db.query<{ balance: number }>(
        `select balance from account where owner = $1 and kind = 'points_held'`,
        [memberId],
      );
      return row?.balance;
    },
    /** A settled bet of the kind that counts whole, without what it would have booked. */
    async bet(memberId: string, stake: number): Promise<void> {
      const id = ids.id('bet');
      bets.push(id);
      const at = clock.now();
      await db.query(
        `insert into bet (id, member_id, key, type, mode, status, label, placed_at, stake, currency, total_odds,
           potential_payout, payout, settled_at, combo_key, odds_policy)
         select $1, m.id, $1, 4, 'virtual', 'settled', 1, $3, $4, m.currency, 200, $5, 0, $3, $1, 'any' from member m where m.id = $2`,
        [id, memberId, at, stake, stake * 2],
      );
      await db.query(
        `insert into bet_leg (bet_id, idx, subject_kind, subject_id, event_id, subject, odds, result)
         values ($1, 0, 'fixture_selection', $1, $1, '{}', 200, 1)`,
        [id],
      );
    },
    async brokenRules() {
      await db.query('delete from bet_leg where bet_id = any($1)', [bets]);
      await db.query('delete from bet where id = any($1)', [bets]);
      return (await checkInvariants(db)).map(({ rule }) => rule);
    },
  };
}

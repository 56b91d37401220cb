import { ENTRY } from '#rules/ledger.ts';
import type { Db } from '../src/lib/db.ts';
import type { WalletService } from '../src/modules/wallet/index.ts';

/** Noon in Seoul. */
export const NOON = Date.parse('2024-05-18T03:00:00Z');

/** Adds those whom the state machines are about, and the staff who move them on. */
export function createMachinePeople(db: Db, wallet: WalletService) {
  let made = 0;

  async function addMember(state: string): Promise<string> {
    made += 1;
    const id = `mem_${made}`;
    await db.query(
      `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, currency, state, created_at)
       values ($1, $1, $1, 'x', 'x', 'KRW', $2, 0)`,
      [id, state],
    );
    return id;
  }

  return {
    addApplicant: () => addMember('applied'),
    /** A member with 5,000,000 won. */
    async addCustomer(): Promise<string> {
      const memberId = await addMember('approved');
      const currency = 'KRW' as const;
      await wallet.openWallet(db, { memberId, currency });
      await wallet.post(db, {
        key: `test:${memberId}`,
        entry: ENTRY.adjustAdd,
        actor: 'test',
        at: NOON,
        lines: [
          { account: { owner: null, kind: 'house:adjust', currency }, amount: -5_000_000 },
          { account: { owner: memberId, kind: 'money', currency }, amount: 5_000_000 },
        ],
      });
      return memberId;
    },
    /** A friend whose first deposit is at `depositAt`. */
    async addFriend(referrerId: string, depositAt: number): Promise<void> {
      const memberId = await addMember('approved');
      const currency = 'KRW' as const;
      await wallet.openWallet(db, { memberId, currency });
      await db.query('update member set store_user_id = $2 where id = $1', [memberId, referrerId]);
      await wallet.post(db, {
        key: `test:${memberId}`,
        entry: ENTRY.deposit,
        actor: 'test',
        at: depositAt,
        lines: [
          { account: { owner: null, kind: 'house:bank', currency }, amount: -30_000 },
          { account: { owner: memberId, kind: 'money', currency }, amount: 30_000 },
        ],
      });
    },
    async addStaff(): Promise<void> {
      for (const id of ['mem_manager', 'mem_manager2', 'mem_admin', 'mem_admin2'])
        await db.query(
          `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, role, currency, created_at)
           values ($1, $1, $1, '', '', 'approved', 10, 'KRW', 0)`,
          [id],
        );
    },
  };
}

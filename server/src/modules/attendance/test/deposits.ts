import { ENTRY } from '#rules/ledger.ts';
import type { Currency } from '#rules/money.ts';
import type { Db } from '../../../lib/db.ts';
import type { WalletService } from '../../wallet/index.ts';

interface DepositWorld {
  db: Db;
  wallet: Pick<WalletService, 'post'>;
  clock: { now(): number };
}

interface Deposit {
  currency?: Currency;
  way?: 'deposit' | 'depositTether';
}

/** Books deposits of members at once, without a request, and takes them back. */
export function createDeposits({ db, wallet, clock }: DepositWorld) {
  let made = 0;

  async function post(
    memberId: string,
    amount: number,
    {
      currency = 'KRW',
      entry,
      key,
      reverses = null,
    }: {
      currency?: Currency;
      entry: (typeof ENTRY)['deposit' | 'depositTether' | 'depositCancel'];
      key: string;
      reverses?: string | null;
    },
  ): Promise<void> {
    const kind = entry === ENTRY.depositTether ? 'house:tether' : 'house:bank';
    await wallet.post(db, {
      key,
      entry,
      actor: 'test',
      at: clock.now(),
      reverses,
      lines: [
        { account: { owner: null, kind, currency }, amount: -amount },
        { account: { owner: memberId, kind: 'money', currency }, amount },
      ],
    });
  }

  return {
    /** Returns the key by which it is taken back. */
    async deposit(
      memberId: string,
      amount: number,
      { currency = 'KRW', way = 'deposit' }: Deposit = {},
    ): Promise<string> {
      made += 1;
      const key = `test:deposit:${made}`;
      await post(memberId, amount, { currency, entry: ENTRY[way], key });
      return key;
    },
    async takeBack(memberId: string, amount: number, key: string): Promise<void> {
      const [row] = await db.query<{ id: string }>('select id from ledger_tx where key = $1', [
        key,
      ]);
      const entry = ENTRY.depositCancel;
      await post(memberId, -amount, { entry, key: `${key}:reverse`, reverses: row?.id ?? null });
    },
  };
}

import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Ids } from '../../lib/ids.ts';

/** Points are a currency of their own: no posting mixes them with money. */
export type LedgerCurrency = Currency | 'POINT';

export interface AccountRef {
  /** Member id; null for the house. */
  owner: string | null;
  kind: 'money' | 'points' | 'hold_bet' | `house:${string}`;
  currency: LedgerCurrency;
}

export interface Posting {
  /** Made from the cause; a used key books nothing again. */
  key: string;
  /** Entry kind of the ledger, such as 2100 deposit. */
  code: number;
  kind: string;
  /** Member id, staff id or `system`. */
  actor: string;
  at: number;
  ip?: string | null;
  reason?: string | null;
  /** Id of the transaction this one undoes. */
  reverses?: string | null;
  /** Won a dollar in ten-thousandths. */
  rate?: number | null;
  lines: readonly { account: AccountRef; amount: number }[];
}

export interface Balance {
  /** Minor units of `currency`. */
  emoney: number;
  point: number;
  currency: Currency;
}

export type PostResult = { ok: true; booked: boolean } | { ok: false; error: 'INSUFFICIENT_FUNDS' };

export interface WalletService {
  /** Opens a member's accounts; opening them again changes nothing. */
  openWallet(q: Queryable, member: { memberId: string; currency: Currency }): Promise<void>;
  /**
   * Books a transaction once: `booked` is false when its key was used before. Throws when the lines do not
   * add to zero per currency or an account is missing. A refusal ends the transaction that `q` may belong to.
   */
  post(q: Queryable, posting: Posting): Promise<PostResult>;
  /** Reads what a member has, or null without a wallet. */
  balanceOf(q: Queryable, memberId: string): Promise<Balance | null>;
}

function isOverdraft(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23514' && constraint === 'account_funds';
}

async function openWallet(
  q: Queryable,
  { memberId, currency }: { memberId: string; currency: Currency },
): Promise<void> {
  await q.query(
    `insert into account (owner, kind, currency)
     values ($1, 'money', $2), ($1, 'hold_bet', $2), ($1, 'points', 'POINT')
     on conflict (owner, kind, currency) do nothing`,
    [memberId, currency],
  );
}

async function balanceOf(q: Queryable, memberId: string): Promise<Balance | null> {
  const [row] = await q.query<Balance>(
    `select m.balance as emoney, coalesce(p.balance, 0) as point, m.currency
     from account m left join account p on p.owner = m.owner and p.kind = 'points'
     where m.owner = $1 and m.kind = 'money'`,
    [memberId],
  );
  return row ?? null;
}

/** Makes the wallet: the only way, beside the bet functions in SQL, by which money moves. */
export function createWalletService({ ids }: { ids: Ids }): WalletService {
  return {
    openWallet,
    balanceOf,
    async post(q, { lines, ...posting }) {
      for (const { amount } of lines) {
        if (!Number.isSafeInteger(amount) || amount === 0)
          throw new RangeError(`not an amount to book: ${amount}`);
      }
      const entry = {
        id: ids.id('txn'),
        ...posting,
        lines: lines.map(({ account, amount }) => ({ ...account, amount })),
      };
      try {
        const [row] = await q.query<{ booked: boolean }>(
          'select ledger_post($1::jsonb) as booked',
          [JSON.stringify(entry)],
        );
        return { ok: true, booked: row?.booked ?? false };
      } catch (error) {
        if (isOverdraft(error)) return { ok: false, error: 'INSUFFICIENT_FUNDS' };
        throw error;
      }
    },
  };
}

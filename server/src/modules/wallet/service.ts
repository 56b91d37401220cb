import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Ids } from '../../lib/ids.ts';
import { isOverdraft, openAccounts, postEntry, readBalances } from './repository.ts';
import type { Balance, Posting } from './types.ts';

export type PostResult = { ok: true; booked: boolean } | { ok: false; error: 'INSUFFICIENT_FUNDS' };

export interface WalletService {
  /** Opens a member's accounts; opening them again changes nothing. */
  openWallet(q: Queryable, member: { memberId: string; currency: Currency }): Promise<void>;
  /**
   * Books a transaction once: `booked` is false when its key was used before. Throws when the lines do not
   * add to zero per currency or an account is missing. A refusal ends the transaction that `q` may belong to.
   */
  post(q: Queryable, posting: Posting): Promise<PostResult>;
  /** Reads what members have, by member; who has no wallet is left out. */
  balancesOf(q: Queryable, memberIds: readonly string[]): Promise<Map<string, Balance>>;
  /** Reads what a member has, or null without a wallet. */
  balanceOf(q: Queryable, memberId: string): Promise<Balance | null>;
}

/** Makes the wallet: the only way, beside the bet functions in SQL, by which money moves. */
export function createWalletService({ ids }: { ids: Ids }): WalletService {
  return {
    openWallet: openAccounts,
    balancesOf: readBalances,
    balanceOf: async (q, memberId) => (await readBalances(q, [memberId])).get(memberId) ?? null,
    async post(q, { lines, entry: { code, kind }, ...posting }) {
      for (const { amount } of lines) {
        if (!Number.isSafeInteger(amount) || amount === 0)
          throw new RangeError(`not an amount to book: ${amount}`);
      }
      const transaction = {
        id: ids.id('txn'),
        code,
        kind,
        ...posting,
        lines: lines.map(({ account, amount }) => ({ ...account, amount })),
      };
      try {
        return { ok: true, booked: await postEntry(q, transaction) };
      } catch (error) {
        if (isOverdraft(error)) return { ok: false, error: 'INSUFFICIENT_FUNDS' };
        throw error;
      }
    },
  };
}

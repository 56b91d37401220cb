import type { Currency } from '#rules/money.ts';
import { afterCommit, type Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { createBalanceNews } from './balance-news.ts';
import { isOverdraft, openAccounts, postEntry, readBalances } from './repository.ts';
import type { Balance, Posting } from './types.ts';

export type PostResult = { ok: true; booked: boolean } | { ok: false; error: 'INSUFFICIENT_FUNDS' };

export interface WalletService {
  /** Again changes nothing. */
  openWallet(q: Queryable, member: { memberId: string; currency: Currency }): Promise<void>;
  /**
   * Books a transaction once: `booked` is false when its key was used before. Throws when the lines do not
   * add to zero per currency or an account is missing. A refusal ends the transaction that `q` may belong to.
   * Whose balance it moves is sent it after the commit.
   */
  post(q: Queryable, posting: Posting): Promise<PostResult>;
  /** Books what cannot be refused: a refusal is an error. */
  book(q: Queryable, posting: Posting): Promise<void>;
  /**
   * Sends members their balance after the commit of the transaction around the call, or at once: for the functions in SQL that book.
   */
  changed(memberIds: readonly string[]): Promise<void>;
  /** Sends a balance that such a function has returned. */
  publish(memberId: string, balance: Pick<Balance, 'emoney' | 'point'>): void;
  /** Null without a wallet. */
  balanceOf(q: Queryable, memberId: string): Promise<Balance | null>;
}

/** Whose balance a posting moves. */
function ownersOf(lines: Posting['lines']): string[] {
  return lines.flatMap(({ account: { owner, kind } }) =>
    owner !== null && (kind === 'money' || kind === 'points') ? [owner] : [],
  );
}

/**
 * The only way, beside the bet functions in SQL, by which money moves. Without a database and a bus it books and publishes nothing.
 */
export function createWalletService({
  ids,
  db,
  bus,
}: Pick<ModuleDeps, 'ids'> & Partial<Pick<ModuleDeps, 'db' | 'bus'>>): WalletService {
  const news = db && bus && createBalanceNews({ db, bus });

  async function changed(memberIds: readonly string[]): Promise<void> {
    if (news && memberIds.length > 0) await afterCommit(news.changed, ...memberIds);
  }

  async function post(
    q: Queryable,
    { lines, entry: { code, kind }, ...posting }: Posting,
  ): Promise<PostResult> {
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
    let booked: boolean;
    try {
      booked = await postEntry(q, transaction);
    } catch (error) {
      if (isOverdraft(error)) return { ok: false, error: 'INSUFFICIENT_FUNDS' };
      throw error;
    }
    if (booked) await changed(ownersOf(lines));
    return { ok: true, booked };
  }

  return {
    openWallet: openAccounts,
    balanceOf: async (q, memberId) => (await readBalances(q, [memberId])).get(memberId) ?? null,
    post,
    async book(q, posting) {
      const result = await post(q, posting);
      if (!result.ok) throw new Error(`${posting.key}: ${result.error}`);
    },
    changed,
    publish: (memberId, balance) => news?.publish(memberId, balance),
  };
}

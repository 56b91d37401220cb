import type { Db, Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { pageOf } from '../../lib/page.ts';
import { readBets } from './bet-repository.ts';
import {
  type BareDebt,
  collectDebt,
  type Collecting,
  countDebts,
  type DebtCounts,
  type DebtSearch,
  type DeskDebt,
  type Forgiving,
  forgiveDebt,
  listDebts,
  type Owed,
  readOwed,
  sumOwed,
} from './debt-repository.ts';
import type { Notifier } from './notify.ts';
import type { Subjects } from './subjects.ts';

/** A debt as staff sees it; each kind of subject shows the leg in its own way. */
type ShownDebt<View> = Omit<DeskDebt, 'bet'> & {
  bet: Omit<DeskDebt['bet'], 'leg'> & { leg: View };
};

export interface Debts<View> {
  /** The newest first; `counts` are of all debts. */
  list(search: DebtSearch): Promise<{
    data: ShownDebt<View>[];
    nextCursor: string | null;
    counts: DebtCounts;
  }>;
  /** The newest debts of a member. */
  ofMember(memberId: string, limit: number): Promise<ShownDebt<View>[]>;
  /** What a member owes in all, minor units. */
  owedBy(memberId: string): Promise<number>;
  /** What is owed of one; null without such a debt. */
  owed(q: Queryable, debtId: string): Promise<Owed | null>;
  /** Ends a debt in the caller's transaction, which has given its member the amount; false where another amount is owed. */
  forgive(q: Queryable, forgiving: Omit<Forgiving, 'txId'>, at: number): Promise<boolean>;
  /** Takes an amount of a debt from the balance in the caller's transaction; false where less is owed. */
  collect(q: Queryable, collecting: Omit<Collecting, 'txId'>, at: number): Promise<boolean>;
  /** Sends the bet of a debt to its member. Call it after the commit. */
  changed(betId: string): Promise<void>;
}

export function createDebts<View>(
  { db, ids }: Pick<ModuleDeps, 'ids'> & { db: Db },
  subjects: Pick<Subjects<View>, 'show'>,
  notifier: Pick<Notifier<View>, 'betsChanged'>,
): Debts<View> {
  async function withBets(rows: readonly BareDebt[]): Promise<ShownDebt<View>[]> {
    if (rows.length === 0) return [];
    const stored = await readBets(db, [...new Set(rows.map(({ betId }) => betId))]);
    const bets = new Map((await subjects.show(stored)).map((bet) => [bet.id, bet]));
    return rows.map((row) => {
      const bet = bets.get(row.betId);
      const [leg] = bet?.legs ?? [];
      if (!bet || !leg) throw new Error(`the debt ${row.id} has no bet`);
      const { placedAt, stake, payout, label, totalOdds, legs, system } = bet;
      const size = { folders: legs.length, ...(system && { sizes: system.sizes }) };
      return {
        ...row,
        bet: { placedAt, stake, payout, label, ...size, totalOdds, leg },
      };
    });
  }

  return {
    async list(search) {
      const rows = await listDebts(db, { ...search, limit: search.limit + 1 });
      const page = pageOf(rows, search.limit, ({ at, id }) => ({ at, id }));
      return { ...page, data: await withBets(page.data), counts: await countDebts(db) };
    },
    ofMember: async (memberId, limit) => withBets(await listDebts(db, { memberId, limit })),
    owedBy: (memberId) => sumOwed(db, memberId),
    owed: readOwed,
    forgive: (q, forgiving, at) => forgiveDebt(q, { ...forgiving, txId: ids.id('txn') }, at),
    collect: (q, collecting, at) => collectDebt(q, { ...collecting, txId: ids.id('txn') }, at),
    changed: (betId) => notifier.betsChanged([betId]),
  };
}

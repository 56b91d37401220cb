import type { Queryable } from '../../lib/db.ts';
import type { TurnoverService } from '../turnover/index.ts';
import { readCustomer, readPointBalance } from './repository.ts';
import { readRequests } from './request-repository.ts';
import { withdrawTries } from './tries-repository.ts';
import type { DepositDetails, MoneyRequest, WithdrawalDetails } from './types.ts';

interface Change {
  before: number;
  after: number;
}

export interface DepositPreview {
  /** Minor units of the member's currency. */
  money: Change;
  /** Those that are held until their turnover is done included. */
  points: Change;
  /** What the member still has to bet, minor units. */
  turnover: Change;
}

/** A request as staff sees it: the bank account in full. */
export type Described = { id: string; kind: MoneyRequest['kind'] } & (
  | (DepositDetails & { kind: 'deposit' })
  | (WithdrawalDetails & { kind: 'withdrawal' })
);

export interface CashierDesk {
  /** What the approval of a deposit would change now; null for one that is not there. */
  previewDeposit(id: string): Promise<DepositPreview | null>;
  describe(ids: readonly string[]): Promise<Map<string, Described>>;
  /** Of the withdrawal password. */
  triesLeft(memberId: string): Promise<number>;
  /** Restores all tries of the withdrawal password. The caller keeps an audit record in the same transaction. */
  unlockWithdrawals(q: Queryable, memberId: string): Promise<void>;
}

export function createCashierDesk(
  db: Queryable,
  turnover: Pick<TurnoverService, 'progress'>,
): CashierDesk {
  return {
    async previewDeposit(id) {
      const [row] = await readRequests(db, [id]);
      const customer = row && (await readCustomer(db, row.memberId));
      if (row?.kind !== 'deposit' || !customer) return null;
      const points = await readPointBalance(db, row.memberId);
      const { rest } = await turnover.progress(db, row.memberId);
      const { amount, bonusPoints, turnover: required } = row.details;
      const plus = (before: number, more: number) => ({ before, after: before + more });
      return {
        money: plus(customer.balance, amount),
        points: plus(points, bonusPoints),
        turnover: plus(rest, required),
      };
    },
    async describe(ids) {
      const rows = await readRequests(db, ids);
      return new Map(
        rows.map((row) => [row.id, { id: row.id, kind: row.kind, ...row.details } as Described]),
      );
    },
    triesLeft: (memberId) => withdrawTries.left(db, memberId),
    unlockWithdrawals: withdrawTries.reset,
  };
}

import { DEPOSIT_EXPIRES_MS } from '#rules/deposit.ts';
import type { Db } from '../../lib/db.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import type { Deposits } from './deposit-request.ts';
import { oldestRequested } from './request-repository.ts';

const AT_ONCE = 100;
const SYSTEM = { id: 'system', role: 'system' as const, ip: '' };
const waiting = { states: ['requested' as const], order: 'oldest' as const, limit: AT_ONCE };

/** Ends deposits which nobody took up for 24 hours. */
export function createExpiryTask(db: Db, deposits: Deposits): DueTask {
  return {
    name: 'cashier.expiry',
    async nextDue() {
      const oldest = await oldestRequested(db);
      return oldest === null ? null : oldest + DEPOSIT_EXPIRES_MS;
    },
    async runDue(now) {
      for (const { id, createdAt } of await deposits.list(waiting)) {
        if (createdAt + DEPOSIT_EXPIRES_MS > now) return;
        await deposits.act({ id, event: 'expire', actor: SYSTEM, at: now });
      }
    },
  };
}

/** Cancels an open deposit of a member who takes a break or has excluded themselves. */
export function createDepositStop(deposits: Pick<Deposits, 'act'>) {
  const stop = { event: 'stop' as const, actor: SYSTEM, reason: '휴식 또는 자가 이용 제한' };
  return async (id: string, at: number): Promise<void> =>
    void (await deposits.act({ ...stop, id, at }));
}

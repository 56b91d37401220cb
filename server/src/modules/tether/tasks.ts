import type { Db } from '../../lib/db.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { listExpiring } from './repository.ts';
import type { TetherTransfers } from './transfers.ts';

const AT_ONCE = 100;

/** Makes the task that ends deposits for which nothing came in time. */
export function createTetherExpiry(db: Db, { expire }: Pick<TetherTransfers, 'expire'>): DueTask {
  return {
    name: 'tether.expiry',
    async nextDue() {
      const [first] = await listExpiring(db, Number.MAX_SAFE_INTEGER, 1);
      return first?.expiresAt ?? null;
    },
    async runDue(now) {
      for (const { id, address } of await listExpiring(db, now, AT_ONCE))
        await expire(id, address, now);
    },
  };
}

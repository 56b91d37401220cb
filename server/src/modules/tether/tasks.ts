import { TETHER_LOST_MS, TETHER_PART_MS } from '#rules/tether.ts';
import type { Db } from '../../lib/db.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { listOverdue, listSilent, type Overdue } from './repository.ts';
import type { TetherTransfers } from './transfers.ts';

const AT_ONCE = 100;

interface Ending {
  name: string;
  /** How long after the instant that a deposit is overdue by. */
  afterMs: number;
  list(page: { until: number; limit: number }): Promise<Overdue[]>;
  end(id: string, address: string, now: number): Promise<void>;
}

function endingTask({ name, afterMs, list, end }: Ending): DueTask {
  return {
    name,
    async nextDue() {
      const [first] = await list({ until: Number.MAX_SAFE_INTEGER, limit: 1 });
      return first ? first.since + afterMs : null;
    },
    async runDue(now) {
      for (const { id, address } of await list({ until: now - afterMs, limit: AT_ONCE }))
        await end(id, address, now);
    },
  };
}

/**
 * End deposits which nothing came for in time, payments in part that nobody chose for, and the wait for
 * coins that the chain has lost.
 */
export function createTetherEndings(
  db: Db,
  { expire, lapse, lose }: Pick<TetherTransfers, 'expire' | 'lapse' | 'lose'>,
): DueTask[] {
  return [
    endingTask({
      name: 'tether.expiry',
      afterMs: 0,
      end: expire,
      list: (page) => listOverdue(db, { state: 'waiting', ...page }),
    }),
    endingTask({
      name: 'tether.lost',
      afterMs: TETHER_LOST_MS,
      end: lose,
      list: (page) => listSilent(db, page),
    }),
    endingTask({
      name: 'tether.part',
      afterMs: TETHER_PART_MS,
      end: lapse,
      list: (page) => listOverdue(db, { state: 'partial', ...page }),
    }),
  ];
}

import { TETHER_PART_MS } from '#rules/tether.ts';
import type { Db } from '../../lib/db.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { listOverdue } from './repository.ts';
import type { TetherTransfers } from './transfers.ts';

const AT_ONCE = 100;

interface Ending {
  name: string;
  state: 'waiting' | 'partial';
  /** How long after the time of a deposit. */
  afterMs: number;
  end(id: string, address: string, now: number): Promise<void>;
}

function endingTask(db: Db, { name, state, afterMs, end }: Ending): DueTask {
  return {
    name,
    async nextDue() {
      const [first] = await listOverdue(db, { state, until: Number.MAX_SAFE_INTEGER, limit: 1 });
      return first ? first.expiresAt + afterMs : null;
    },
    async runDue(now) {
      const until = now - afterMs;
      for (const { id, address } of await listOverdue(db, { state, until, limit: AT_ONCE }))
        await end(id, address, now);
    },
  };
}

/** Makes the tasks that end deposits which nothing came for in time, and payments in part that nobody chose for. */
export function createTetherEndings(
  db: Db,
  { expire, lapse }: Pick<TetherTransfers, 'expire' | 'lapse'>,
): DueTask[] {
  return [
    endingTask(db, { name: 'tether.expiry', state: 'waiting', afterMs: 0, end: expire }),
    endingTask(db, { name: 'tether.part', state: 'partial', afterMs: TETHER_PART_MS, end: lapse }),
  ];
}

import type { Db } from '../../lib/db.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { lockMoney } from '../wallet/index.ts';
import { firstUnseen, listUnseen, saveChecked } from './held-repository.ts';
import type { TurnoverService } from './service.ts';

const AT_ONCE = 100;
/** A settlement is committed within this time of the instant it has: later, the next one shows it. */
const COMMITS_WITHIN_MS = 5_000;

/** Releases held points once the bets are settled that do their turnover. */
export function createHeldTask(db: Db, turnover: Pick<TurnoverService, 'settleHeld'>): DueTask {
  return {
    name: 'turnover.held',
    async nextDue() {
      const first = await firstUnseen(db);
      return first === null ? null : first + COMMITS_WITHIN_MS;
    },
    async runDue(now) {
      const until = now - COMMITS_WITHIN_MS;
      for (const memberId of await listUnseen(db, until, AT_ONCE)) {
        await db.tx(async (q) => {
          await lockMoney(q, memberId);
          await turnover.settleHeld(q, memberId, now);
          await saveChecked(q, memberId, until);
        });
      }
    },
  };
}

import type { Db } from '../../lib/db.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { bookAgent, listAgentsDue, oldestDue } from './repository.ts';

const AT_ONCE = 100;

/**
 * Books what agents have earned, each in a transaction of its own: a settlement that locked their
 * accounts too could wait for another in a circle.
 */
export function createAgentBooking(db: Db): DueTask {
  return {
    name: 'rolling.agents',
    nextDue: () => oldestDue(db),
    async runDue(now) {
      for (const memberId of await listAgentsDue(db, AT_ONCE))
        await db.tx((q) => bookAgent(q, memberId, now));
    },
  };
}

import type { Db } from '../../lib/db.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { nextRaise } from './repository.ts';
import type { ProtectionService } from './service.ts';

const EVERY_MS = 60_000;

/** Stores raises that are due; that they are in force is decided by the clock alone. */
export function createRaiseTask(db: Db, service: Pick<ProtectionService, 'applyRaises'>): DueTask {
  return {
    name: 'protection.raises',
    nextDue: () => nextRaise(db),
    runDue: (now) => service.applyRaises(now),
  };
}

/** Cancels deposits of members who have stopped, should the server have gone down before it did. */
export function createDepositTask(service: Pick<ProtectionService, 'stopDeposits'>): DueTask {
  let next = 0;
  return {
    name: 'protection.deposits',
    // A manual clock that is moved by days needs no look a minute.
    nextDue: (horizon = next) => Math.max(next, horizon),
    async runDue(now) {
      await service.stopDeposits(now);
      next = now + EVERY_MS;
    },
  };
}

import type { ModuleDeps } from '../../module.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { deleteOldMarkets } from './repository.ts';

const DAY = 24 * 3_600_000;
const KEPT_MS = 7 * DAY;
const PAGE = 100;

/** Deletes, once a day, the markets of fixtures that were over a week ago; a bet's legs keep what they need. */
export function createHousekeeping({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>): DueTask {
  // Not at once: the start has enough to do.
  let due = clock.now() + 60_000;
  return {
    name: 'sports-housekeeping',
    nextDue: () => due,
    async runDue(now) {
      // By pages, so that nobody waits long for the one session of the embedded database.
      while ((await deleteOldMarkets(db, now - KEPT_MS, PAGE)) === PAGE);
      due = now + DAY;
    },
  };
}

import type { ModuleDeps } from '../../module.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { deleteFixturesBefore } from './repository.ts';
import { FIXTURE_KEPT_MS } from './service.ts';

const HOUR = 3_600_000;

/** Removes, once an hour, fixtures that began days ago from the members' favourites. */
export function createFavouriteCleaning({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>): DueTask {
  // Not at once: the start has enough to do.
  let due = clock.now() + 60_000;
  return {
    name: 'favourite-cleaning',
    nextDue: () => due,
    async runDue(now) {
      await deleteFixturesBefore(db, now - FIXTURE_KEPT_MS);
      due = now + HOUR;
    },
  };
}

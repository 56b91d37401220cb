import type { Db } from '../../lib/db.ts';
import { readBannedWords, readSwitches, type Switches } from './repository.ts';

const FRESH_MS = 2_000;

export interface Known {
  switches: Switches;
  bannedWords: string[];
}

/** What everybody is shown of the switches. */
export function shownSwitches({
  siteNoticeFlg,
  joinStartEndFlg,
  tetherMaintenanceFlag,
}: Switches): Pick<Switches, 'siteNoticeFlg' | 'joinStartEndFlg' | 'tetherMaintenanceFlag'> {
  return { siteNoticeFlg, joinStartEndFlg, tetherMaintenanceFlag };
}

/** Switches and banned words, at most two seconds old; a change made here shows at once. */
export function createSwitchCache(db: Db) {
  let known: Known | undefined;
  let readAt = 0;
  let reading: Promise<Known> | undefined;
  let generation = 0;

  async function read(): Promise<Known> {
    const before = generation;
    const at = performance.now();
    const fresh = { switches: await readSwitches(db), bannedWords: await readBannedWords(db) };
    // What was read across a change made here may be the old state.
    if (before === generation) {
      known = fresh;
      readAt = at;
    }
    return fresh;
  }

  return {
    async get(): Promise<Known> {
      if (known && performance.now() - readAt < FRESH_MS) return known;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    /** Call it after the commit. */
    set(changed: Known): void {
      generation += 1;
      reading = undefined;
      known = changed;
      readAt = performance.now();
    },
  };
}

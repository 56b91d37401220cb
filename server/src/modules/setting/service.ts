import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import {
  readBannedWords,
  readSwitches,
  type Switches,
  writeBannedWords,
  writeSwitches,
} from './repository.ts';

export type SettingView = components['schemas']['Setting'];

const FRESH_MS = 2_000;

interface Known {
  switches: Switches;
  bannedWords: string[];
}

/** What an admin changes alone, at once. */
export type SettingChange = Partial<Switches> & { idNiknameBan?: readonly string[] | undefined };

export interface SettingService {
  switches(): Promise<Switches>;
  underMaintenance(): Promise<boolean>;
  sessionMinutes(): Promise<number>;
  view(): Promise<SettingView>;
  /** Changes switches and banned words inside `q`; `afterCommit` shows them to this server and to the `site` topic. */
  change(
    q: Queryable,
    change: SettingChange,
  ): Promise<{ before: Switches; after: Switches; afterCommit(): void }>;
}

/** Makes the keeper of the site's switches; another server's change shows within two seconds. */
export function createSettingService(
  { db, clock, config, bus }: ModuleDeps,
  accessCount: () => number,
): SettingService {
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

  async function get(): Promise<Known> {
    if (known && performance.now() - readAt < FRESH_MS) return known;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function switches(): Promise<Switches> {
    return (await get()).switches;
  }

  return {
    switches,
    underMaintenance: async () => (await switches()).siteNoticeFlg,
    sessionMinutes: async () => (await switches()).autoLogoutMin,
    async view() {
      const { switches: now, bannedWords } = await get();
      return {
        serverTime: clock.now(),
        siteNoticeFlg: now.siteNoticeFlg,
        autoLogoutMin: now.autoLogoutMin,
        logoutMin: now.autoLogoutMin,
        joinStartEndFlg: now.joinStartEndFlg,
        tetherMaintenanceFlag: now.tetherMaintenanceFlag,
        idNiknameBan: bannedWords,
        currentAccessUserCount: accessCount(),
        clockMode: config.manualClockStart === null ? 'system' : 'manual',
      };
    },
    async change(q, { idNiknameBan, ...change }) {
      const switchesBefore = await readSwitches(q);
      await writeSwitches(q, change);
      const switchesAfter = { ...switchesBefore, ...change };
      const words = idNiknameBan && {
        before: await readBannedWords(q),
        after: idNiknameBan.toSorted(),
      };
      if (words) await writeBannedWords(q, words.after);
      const before = { ...switchesBefore, ...(words && { idNiknameBan: words.before }) };
      const after = { ...switchesAfter, ...(words && { idNiknameBan: words.after }) };
      return {
        before,
        after,
        afterCommit() {
          generation += 1;
          reading = undefined;
          known = known && {
            switches: switchesAfter,
            bannedWords: words?.after ?? known.bannedWords,
          };
          const { siteNoticeFlg, joinStartEndFlg, tetherMaintenanceFlag } = switchesAfter;
          const switches = { siteNoticeFlg, joinStartEndFlg, tetherMaintenanceFlag };
          bus.publish('site', { kind: 'setting', ...switches });
        },
      };
    },
  };
}

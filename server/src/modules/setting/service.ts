import type { components } from '#contract/types.gen.ts';
import { afterCommit, type Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { listBonusTerms, listLimits } from './money-setting.ts';
import {
  lockSettings,
  readBannedWords,
  readBonuses,
  readSwitches,
  readSetUsdRate,
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

export type SettingChange = components['schemas']['SettingChange'];
export type SiteSettings = components['schemas']['SiteSettings'];

/** What an admin changes alone, at once. */
type Alone = Switches & { idNiknameBan: string[] };
/** The words only where they were changed, for an audit record of them is long. */
type Audited = Switches & Partial<Alone>;

export type SettingResult = { ok: true; before: Audited; after: Audited } | { ok: false };

export interface SettingService {
  switches(): Promise<Switches>;
  underMaintenance(): Promise<boolean>;
  sessionMinutes(): Promise<number>;
  view(): Promise<SettingView>;
  /** Reads all that is set, as it is in the database now. */
  all(): Promise<SiteSettings>;
  /**
   * Changes switches and banned words inside `q`, unless something is not as the caller read it. This server and the `site` topic
   * are shown them after the commit.
   */
  change(q: Queryable, change: SettingChange): Promise<SettingResult>;
}

/** Whether everything that a caller read is still so; the order of words says nothing. */
function isAsRead(now: Alone, { idNiknameBan, ...was }: NonNullable<SettingChange['was']>) {
  const isSame = Object.entries(was).every(
    ([name, value]) => value === undefined || now[name as keyof Switches] === value,
  );
  return isSame && (!idNiknameBan || idNiknameBan.toSorted().join() === now.idNiknameBan.join());
}

/** Another server's change shows within two seconds. */
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
      const { basisPoints, capPoints } = (await readBonuses(db)).coin;
      return {
        serverTime: clock.now(),
        siteNoticeFlg: now.siteNoticeFlg,
        autoLogoutMin: now.autoLogoutMin,
        logoutMin: now.autoLogoutMin,
        joinStartEndFlg: now.joinStartEndFlg,
        tetherMaintenanceFlag: now.tetherMaintenanceFlag,
        idNiknameBan: bannedWords,
        currentAccessUserCount: accessCount(),
        coinBonus: { basisPoints, capPoints },
        levelLimits: await listLimits(db),
        clockMode: config.manualClockStart === null ? 'system' : 'manual',
      };
    },
    async all() {
      const [switchesNow, idNiknameBan, usdRate, bonusTerms, levelLimits] = await Promise.all([
        readSwitches(db),
        readBannedWords(db),
        readSetUsdRate(db),
        listBonusTerms(db),
        listLimits(db),
      ]);
      return { ...switchesNow, idNiknameBan, usdRate, bonusTerms, levelLimits };
    },
    async change(q, { idNiknameBan, was = {}, ...change }) {
      await lockSettings(q);
      const switchesBefore = await readSwitches(q);
      const wordsBefore = await readBannedWords(q);
      if (!isAsRead({ ...switchesBefore, idNiknameBan: wordsBefore }, was)) return { ok: false };
      await writeSwitches(q, change);
      const switchesAfter = { ...switchesBefore, ...change };
      const wordsAfter = idNiknameBan?.toSorted() ?? wordsBefore;
      if (idNiknameBan) await writeBannedWords(q, wordsAfter);
      await afterCommit(() => {
        generation += 1;
        reading = undefined;
        known = { switches: switchesAfter, bannedWords: wordsAfter };
        readAt = performance.now();
        const { siteNoticeFlg, joinStartEndFlg, tetherMaintenanceFlag } = switchesAfter;
        const shown = { siteNoticeFlg, joinStartEndFlg, tetherMaintenanceFlag };
        bus.publish('site', { kind: 'setting', ...shown });
      });
      return {
        ok: true,
        before: { ...switchesBefore, ...(idNiknameBan && { idNiknameBan: wordsBefore }) },
        after: { ...switchesAfter, ...(idNiknameBan && { idNiknameBan: wordsAfter }) },
      };
    },
  };
}

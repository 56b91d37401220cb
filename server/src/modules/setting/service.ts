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
import { createSwitchCache, shownSwitches } from './switches.ts';

export type SettingView = components['schemas']['Setting'];
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
  /** All that is set, as it is in the database now. */
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

export function createSettingService(
  { db, clock, config, bus }: ModuleDeps,
  accessCount: () => number,
): SettingService {
  const cache = createSwitchCache(db);

  async function switches(): Promise<Switches> {
    return (await cache.get()).switches;
  }

  return {
    switches,
    underMaintenance: async () => (await switches()).siteNoticeFlg,
    sessionMinutes: async () => (await switches()).autoLogoutMin,
    async view() {
      const { switches: now, bannedWords } = await cache.get();
      const { basisPoints, capPoints } = (await readBonuses(db)).coin;
      return {
        serverTime: clock.now(),
        ...shownSwitches(now),
        autoLogoutMin: now.autoLogoutMin,
        logoutMin: now.autoLogoutMin,
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
        cache.set({ switches: switchesAfter, bannedWords: wordsAfter });
        bus.publish('site', { kind: 'setting', ...shownSwitches(switchesAfter) });
      });
      return {
        ok: true,
        before: { ...switchesBefore, ...(idNiknameBan && { idNiknameBan: wordsBefore }) },
        after: { ...switchesAfter, ...(idNiknameBan && { idNiknameBan: wordsAfter }) },
      };
    },
  };
}

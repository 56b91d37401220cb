import type { ModuleDeps } from '../../module.ts';
import { recordAudit } from '../audit/index.ts';
import type { Sessions } from '../auth/index.ts';
import type { SettingChange, SettingService, SettingView } from '../setting/index.ts';
import type { Acting } from './acting.ts';

/**
 * The change answers the settings as they are afterwards, null when they were not as the caller read them. Closing the site ends
 * the sessions of everyone but admins.
 */
export function createSettingChange(
  { db }: Pick<ModuleDeps, 'db'>,
  { setting, sessions }: { setting: SettingService; sessions: Pick<Sessions, 'endNonAdmins'> },
) {
  return async (change: SettingChange, { actor, ip, now }: Acting): Promise<SettingView | null> => {
    const { ok } = await db.tx(async (q) => {
      const result = await setting.change(q, change);
      if (!result.ok) return result;
      const { before, after } = result;
      if (after.siteNoticeFlg && !before.siteNoticeFlg) await sessions.endNonAdmins(q, now);
      const audited = { action: 'setting.change', target: 'site', before, after };
      await recordAudit(q, { ...audited, at: now, actor, ip });
      return result;
    });
    return ok ? setting.view() : null;
  };
}

export type ChangeSetting = ReturnType<typeof createSettingChange>;

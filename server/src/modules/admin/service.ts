import type { ModuleDeps } from '../../lib/module.ts';
import type { Sessions } from '../auth/index.ts';
import type { SettingService, Switches } from '../setting/index.ts';
import { recordAudit } from './audit.ts';

/** Who does something as an admin, from where and when. */
export interface Actor {
  memberId: string;
  sessionId: string;
  ip: string;
  now: number;
}

export type ClockResult =
  | { ok: true; now: number }
  | { ok: false; error: 'not-manual' | 'bad-instant' };

export interface AdminService {
  changeSetting(change: Partial<Switches>, actor: Actor): Promise<void>;
  /** Moves the manual clock; answers when everything due by then has been done. */
  moveClock(to: number, actor: Actor): Promise<ClockResult>;
}

/** Farther than this is a slip of the finger that would keep the server busy for hours. */
const FARTHEST_MS = 400 * 24 * 60 * 60_000;

/** Makes the commands of an admin. Each leaves an audit record. */
export function createAdminService(
  { db, clock, config, scheduler }: ModuleDeps,
  { setting, sessions }: { setting: SettingService; sessions: Sessions },
): AdminService {
  return {
    async changeSetting(change, actor) {
      const afterCommit = await db.tx(async (q) => {
        const { before, after, afterCommit: show } = await setting.change(q, change);
        const closes = after.siteNoticeFlg && !before.siteNoticeFlg;
        const tellStreams = closes ? await sessions.endNonAdmins(q, actor.now) : undefined;
        await recordAudit(q, {
          at: actor.now,
          actor: actor.memberId,
          action: 'setting.change',
          target: 'site',
          before,
          after,
          ip: actor.ip,
        });
        return () => {
          show();
          tellStreams?.();
        };
      });
      afterCommit();
    },
    async moveClock(to, actor) {
      if (config.manualClockStart === null) return { ok: false, error: 'not-manual' };
      const from = clock.now();
      if (!(to >= from && to <= from + FARTHEST_MS)) return { ok: false, error: 'bad-instant' };
      await recordAudit(db, {
        at: from,
        actor: actor.memberId,
        action: 'clock.move',
        target: 'clock',
        before: { now: from },
        after: { now: to },
        ip: actor.ip,
      });
      // Before the time goes by: afterwards the caller's own session would have expired on the way.
      await sessions.carry(actor.sessionId, to);
      await scheduler.advanceTo(to);
      return { ok: true, now: clock.now() };
    },
  };
}

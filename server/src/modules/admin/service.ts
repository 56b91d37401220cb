import type { ModuleDeps } from '../../module.ts';
import { recordAudit } from '../audit/index.ts';
import type { Sessions } from '../auth/index.ts';
import type { ListedMember, MemberReader, SignupRequests } from '../member/index.ts';
import type { SettingChange, SettingService, SettingView, SiteSettings } from '../setting/index.ts';

/** Who does something as an admin, from where and when. */
export interface Caller {
  memberId: string;
  sessionId: string;
  ip: string;
  now: number;
}

export type ClockResult =
  | { ok: true; now: number }
  | { ok: false; error: 'not-manual' | 'bad-instant' };

export interface AdminPorts {
  setting: SettingService;
  sessions: Sessions;
  signupRequests: SignupRequests;
  reader: Pick<MemberReader, 'list'>;
}

export interface AdminService {
  /**
   * Returns the settings as they are afterwards, null when they were not as the caller read them. Closing the site ends the sessions
   * of everyone but admins.
   */
  changeSetting(change: SettingChange, caller: Caller): Promise<SettingView | null>;
  siteSettings(): Promise<SiteSettings>;
  /** Moves the manual clock; answers when everything due by then has been done. */
  moveClock(to: number, caller: Caller): Promise<ClockResult>;
  /** Lists members in a state, the oldest first, 500 at most. */
  members(state: string): Promise<ListedMember[]>;
  approve(memberId: string, caller: Caller): Promise<'approved' | 'NOT_FOUND' | 'INVALID_STATE'>;
}

/** Farther than this is a slip of the finger that would keep the server busy for hours. */
const FARTHEST_MS = 400 * 24 * 60 * 60_000;
const MOST_LISTED = 500;

/** Makes the commands of an admin. Each leaves an audit record. */
export function createAdminService(
  { db, clock, config, scheduler }: ModuleDeps,
  { setting, sessions, signupRequests, reader }: AdminPorts,
): AdminService {
  return {
    async changeSetting(change, { memberId, ip, now }) {
      const afterCommit = await db.tx(async (q) => {
        const result = await setting.change(q, change);
        if (!result.ok) return null;
        const { before, after, afterCommit: show } = result;
        const closes = after.siteNoticeFlg && !before.siteNoticeFlg;
        const tellStreams = closes ? await sessions.endNonAdmins(q, now) : undefined;
        const audited = { action: 'setting.change', target: 'site', before, after };
        await recordAudit(q, { ...audited, at: now, actor: memberId, ip });
        return () => {
          show();
          tellStreams?.();
        };
      });
      if (afterCommit === null) return null;
      afterCommit();
      return setting.view();
    },
    siteSettings: () => setting.all(),
    async moveClock(to, { memberId, sessionId, ip }) {
      if (config.manualClockStart === null) return { ok: false, error: 'not-manual' };
      const from = clock.now();
      if (!(to >= from && to <= from + FARTHEST_MS)) return { ok: false, error: 'bad-instant' };
      const audited = { action: 'clock.move', before: { now: from }, after: { now: to } };
      await recordAudit(db, { ...audited, target: 'clock', at: from, actor: memberId, ip });
      // Before the time goes by: afterwards the caller's own session would have expired on the way.
      await sessions.carry(sessionId, to);
      await scheduler.advanceTo(to);
      return { ok: true, now: clock.now() };
    },
    members: (state) => reader.list(state, MOST_LISTED),
    async approve(memberId, caller) {
      const id = await signupRequests.latestOf(memberId);
      if (id === null) return 'NOT_FOUND';
      const actor = { id: caller.memberId, role: 'admin' as const, ip: caller.ip };
      const result = await signupRequests.act({ id, event: 'approve', actor, at: caller.now });
      if (result.ok) return 'approved';
      return result.error === 'NOT_FOUND' ? 'NOT_FOUND' : 'INVALID_STATE';
    },
  };
}

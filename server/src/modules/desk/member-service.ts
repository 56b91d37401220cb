import type { ModuleDeps } from '../../module.ts';
import { pageOf } from '../../lib/page.ts';
import { recordAudit } from '../audit/index.ts';
import { type AuthService, forgetOtherDevices } from '../auth/index.ts';
import type { CashierDesk } from '../cashier/index.ts';
import { insertNote, listNotes, lockStanding, type MemberNote } from '../member/index.ts';
import type { WalletService } from '../wallet/index.ts';
import { type Acting, onMember } from './acting.ts';
import { createBans } from './bans.ts';
import { createLeavings } from './leavings.ts';
import { listMembers, type MemberSearch } from './member-list-repository.ts';
import { createStandingChange } from './member-standing.ts';
import { createMemberView, type ViewPorts } from './member-view.ts';

export interface MemberDeskPorts extends ViewPorts {
  auth: Pick<AuthService, 'sessions'>;
  cashier: Pick<CashierDesk, 'triesLeft' | 'unlockWithdrawals'>;
  wallet: Pick<WalletService, 'post'>;
}

/** Each command leaves an audit record in its transaction. */
export function createMemberDeskService(
  deps: Pick<ModuleDeps, 'db' | 'ids'>,
  ports: MemberDeskPorts,
) {
  const { db, ids } = deps;
  const { auth, cashier, wallet } = ports;
  const bans = createBans(deps, auth.sessions);

  return {
    endBans: bans.endTask,
    view: createMemberView(db, ports),
    async list({ limit, ...search }: MemberSearch) {
      const rows = await listMembers(db, { ...search, limit: limit + 1 });
      return pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    },
    decideLeaving: createLeavings(deps, ports),
    suspend: bans.suspend,
    restore: bans.restore,
    change: createStandingChange(db, wallet),
    /** Null when there is no such member. */
    addNote(memberId: string, contents: string, acting: Acting): Promise<MemberNote | null> {
      const { actor, ip, now: at } = acting;
      return db.tx(async (q) => {
        if (!(await lockStanding(q, memberId))) return null;
        const id = ids.id('note');
        await insertNote(q, { id, memberId, author: actor, contents, at });
        const after = { id, contents };
        await recordAudit(q, { at, actor, action: 'member.note', target: memberId, after, ip });
        return (await listNotes(q, memberId)).find((one) => one.id === id) ?? null;
      });
    },
    endSessions(memberId: string, reason: string, acting: Acting) {
      const { actor, ip, now: at } = acting;
      return onMember(db, memberId, acting, async (q) => {
        const sessions = await auth.sessions.endOf(q, memberId, 'ended', at);
        await forgetOtherDevices(q, memberId, null);
        await recordAudit(q, {
          at,
          actor,
          action: 'member.endSessions',
          target: memberId,
          ip,
          before: { sessions },
          after: { sessions: 0, reason },
        });
        return 'done';
      });
    },
    unlockWithdrawals(memberId: string, reason: string, acting: Acting) {
      const { actor, ip, now: at } = acting;
      return onMember(db, memberId, acting, async (q) => {
        await cashier.unlockWithdrawals(q, memberId);
        const after = { reason };
        await recordAudit(q, { at, actor, action: 'member.unlock', target: memberId, after, ip });
        return 'done';
      });
    },
  };
}

export type MemberDeskService = ReturnType<typeof createMemberDeskService>;

import { ENTRY } from '#rules/ledger.ts';
import { levelUpPoints } from '#rules/level.ts';
import { roleOf } from '#rules/roles.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { pageOf } from '../../lib/page.ts';
import { recordAudit } from '../audit/index.ts';
import { type AuthService, forgetOtherDevices } from '../auth/index.ts';
import type { CashierDesk } from '../cashier/index.ts';
import {
  insertNote,
  listNotes,
  lockStanding,
  type MemberNote,
  saveStanding,
  type Standing,
} from '../member/index.ts';
import type { WalletService } from '../wallet/index.ts';
import { type Acting, type CommandResult, mayActOn } from './acting.ts';
import { createBans } from './bans.ts';
import { createLeavings } from './leavings.ts';
import { listMembers, type MemberSearch } from './member-list-repository.ts';
import { createMemberView, type ViewPorts } from './member-view.ts';

export interface MemberDeskPorts extends ViewPorts {
  auth: Pick<AuthService, 'sessions'>;
  cashier: Pick<CashierDesk, 'triesLeft' | 'unlockWithdrawals'>;
  wallet: Pick<WalletService, 'post'>;
}

export interface StandingChange {
  level?: number | undefined;
  tendency?: number | undefined;
  reason: string;
}

/** Each command leaves an audit record in its transaction. */
export function createMemberDeskService(
  deps: Pick<ModuleDeps, 'db' | 'ids'>,
  ports: MemberDeskPorts,
) {
  const { db, ids } = deps;
  const { auth, cashier, wallet } = ports;
  const bans = createBans(deps, auth.sessions);

  /** Runs a command on a locked member whom the caller may act on. */
  function onMember(
    memberId: string,
    acting: Acting,
    run: (q: Queryable, member: Standing) => Promise<CommandResult>,
  ): Promise<CommandResult> {
    return db.tx(async (q) => {
      const member = await lockStanding(q, memberId);
      if (!member) return 'NOT_FOUND';
      return mayActOn(member, acting) ? run(q, member) : 'FORBIDDEN';
    });
  }

  async function payLevelUp(q: Queryable, member: Standing, to: number, { actor, now }: Acting) {
    // Staff has a level as a word; it is paid nothing for it, by itself least of all.
    const points = roleOf(member) === 'member' ? levelUpPoints({ from: member.level, to }) : 0;
    if (points === 0) return;
    const currency = 'POINT' as const;
    await wallet.post(q, {
      key: `levelup:${member.id}:${to}`,
      entry: ENTRY.levelUp,
      actor,
      at: now,
      lines: [
        { account: { owner: null, kind: 'house:bonus', currency }, amount: -points },
        { account: { owner: member.id, kind: 'points', currency }, amount: points },
      ],
    });
  }

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
    /** Writes a note; null when there is no such member. */
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
      return onMember(memberId, acting, async (q) => {
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
      return onMember(memberId, acting, async (q) => {
        await cashier.unlockWithdrawals(q, memberId);
        const after = { reason };
        await recordAudit(q, { at, actor, action: 'member.unlock', target: memberId, after, ip });
        return 'done';
      });
    },
    change(memberId: string, { reason, ...wanted }: StandingChange, acting: Acting) {
      const { actor, ip, now: at } = acting;
      return onMember(memberId, acting, async (q, member) => {
        // Nobody of staff places themselves, whatever their role.
        if (member.id === actor) return 'FORBIDDEN';
        if (!['approved', 'suspended'].includes(member.state)) return 'INVALID_STATE';
        const { id, level: levelBefore, tendency: tendencyBefore } = member;
        const { level = levelBefore, tendency = tendencyBefore } = wanted;
        if (level === levelBefore && tendency === tendencyBefore) return 'done';
        await saveStanding(q, { id, level, tendency });
        await payLevelUp(q, member, level, acting);
        await recordAudit(q, {
          at,
          actor,
          action: 'member.change',
          target: id,
          ip,
          before: { level: levelBefore, tendency: tendencyBefore },
          after: { level, tendency, reason },
        });
        return 'done';
      });
    },
  };
}

export type MemberDeskService = ReturnType<typeof createMemberDeskService>;

import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { recordAudit } from '../audit/index.ts';
import type { Sessions } from '../auth/index.ts';
import {
  type BanKind,
  earliestBanEnd,
  endBan,
  insertBan,
  listEndingBans,
  lockStanding,
  readBan,
  saveSuspended,
  type Standing,
} from '../member/index.ts';
import { type Acting, type CommandResult, onMember } from './acting.ts';

export interface BanTerms {
  kind: BanKind;
  /** Epoch milliseconds; null without an end. */
  until: number | null;
  reason: string;
}

async function restore(
  q: Queryable,
  { id: memberId, state }: Standing,
  reason: string,
  acting: Acting,
): Promise<CommandResult> {
  const { actor, ip, now } = acting;
  if (state === 'approved') return 'done';
  if (state !== 'suspended') return 'INVALID_STATE';
  const before = await readBan(q, memberId);
  if (before?.kind === 'ban' && acting.role !== 'admin') return 'FORBIDDEN';
  await endBan(q, memberId, { by: actor, reason, at: now });
  await saveSuspended(q, memberId, false);
  await recordAudit(q, {
    at: now,
    actor,
    action: 'member.restore',
    target: memberId,
    ip,
    before: { state: 'suspended', kind: before?.kind ?? null },
    after: { state: 'approved', reason },
  });
  return 'done';
}

/** A member who is kept out is signed out as well. */
export function createBans(
  { db, ids }: Pick<ModuleDeps, 'db' | 'ids'>,
  sessions: Pick<Sessions, 'endOf'>,
) {
  async function suspend(
    q: Queryable,
    { id: memberId, state }: Standing,
    terms: BanTerms,
    acting: Acting,
  ): Promise<CommandResult> {
    const { actor, ip, now } = acting;
    if (memberId === actor || !['approved', 'suspended'].includes(state)) return 'INVALID_STATE';
    const before = await readBan(q, memberId);
    const isAdmins = terms.kind === 'ban' || before?.kind === 'ban';
    if (isAdmins && acting.role !== 'admin') return 'FORBIDDEN';
    if (before?.kind === terms.kind && before.until === terms.until) return 'done';
    const { kind, until, reason } = terms;
    await endBan(q, memberId, { by: actor, reason, at: now });
    await insertBan(q, { id: ids.id('ban'), memberId, kind, until, reason, actor, at: now });
    await saveSuspended(q, memberId, true);
    await sessions.endOf(q, memberId, 'suspended', now);
    await recordAudit(q, {
      at: now,
      actor,
      action: `member.${kind}`,
      target: memberId,
      ip,
      before: { state, kind: before?.kind ?? null, until: before?.until ?? null },
      after: { state: 'suspended', kind, until, reason },
    });
    return 'done';
  }

  async function letIn(memberId: string, at: number): Promise<void> {
    await db.tx(async (q) => {
      const member = await lockStanding(q, memberId);
      const ban = await readBan(q, memberId);
      // Staff may have changed it since it was listed.
      if (!ban || ban.until === null || ban.until > at) return;
      await endBan(q, memberId, { by: 'system', reason: null, at });
      if (member?.state === 'suspended') await saveSuspended(q, memberId, false);
    });
  }

  const endTask: DueTask = {
    name: 'desk.ban-end',
    nextDue: () => earliestBanEnd(db),
    async runDue(now) {
      for (const memberId of await listEndingBans(db, now)) await letIn(memberId, now);
    },
  };

  return {
    suspend: (memberId: string, terms: BanTerms, acting: Acting) =>
      onMember(db, memberId, acting, (q, member) => suspend(q, member, terms, acting)),
    restore: (memberId: string, reason: string, acting: Acting) =>
      onMember(db, memberId, acting, (q, member) => restore(q, member, reason, acting)),
    endTask,
  };
}

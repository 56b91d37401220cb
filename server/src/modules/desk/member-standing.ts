import { ENTRY } from '#rules/ledger.ts';
import { levelUpPoints } from '#rules/level.ts';
import { roleOf } from '#rules/roles.ts';
import type { Db, Queryable } from '../../lib/db.ts';
import { recordAudit } from '../audit/index.ts';
import { saveStanding, type Standing } from '../member/index.ts';
import type { WalletService } from '../wallet/index.ts';
import { type Acting, type CommandResult, onMember } from './acting.ts';

export interface StandingChange {
  level?: number | undefined;
  tendency?: number | undefined;
  reason: string;
}

/** Level and tendency of a member, set by staff; a higher level is paid its points once. */
export function createStandingChange(db: Db, wallet: Pick<WalletService, 'post'>) {
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

  async function change(
    q: Queryable,
    member: Standing,
    { reason, ...wanted }: StandingChange,
    acting: Acting,
  ): Promise<CommandResult> {
    const { actor, ip, now: at } = acting;
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
  }

  return (memberId: string, wanted: StandingChange, acting: Acting) =>
    onMember(db, memberId, acting, (q, member) => change(q, member, wanted, acting));
}

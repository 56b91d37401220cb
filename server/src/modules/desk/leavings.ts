import { ENTRY } from '#rules/ledger.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { recordAudit } from '../audit/index.ts';
import {
  endLeaving,
  listLeavingObstacles,
  lockStanding,
  readOpenLeaving,
  type Standing,
} from '../member/index.ts';
import { lockMoney, type WalletService } from '../wallet/index.ts';
import type { Acting, CommandResult } from './acting.ts';

export interface LeavingDecision {
  event: 'takeBack' | 'confirm';
  reason: string;
}

const ACTIONS = { takeBack: 'member.takeBack', confirm: 'member.confirmLeaving' } as const;
const OUTCOMES = { takeBack: 'taken_back', confirm: 'confirmed' } as const;

/** Who is taken back signs in again, with what was given up; the other way is final. */
export function createLeavings(
  { db }: Pick<ModuleDeps, 'db'>,
  { wallet }: { wallet: Pick<WalletService, 'post'> },
) {
  async function giveBack(
    q: Queryable,
    member: Standing,
    { id, givenUp }: { id: string; givenUp: number },
    { reason, acting }: { reason: string; acting: Acting },
  ): Promise<void> {
    if (givenUp === 0) return;
    const { actor, ip, now: at } = acting;
    const { currency } = member;
    await wallet.post(q, {
      key: `leave:${id}:back`,
      entry: ENTRY.leaveRestBack,
      actor,
      at,
      ip,
      reason,
      lines: [
        { account: { owner: null, kind: 'house:adjust', currency }, amount: -givenUp },
        { account: { owner: member.id, kind: 'money', currency }, amount: givenUp },
      ],
    });
  }

  async function decide(
    q: Queryable,
    memberId: string,
    { event, reason }: LeavingDecision,
    acting: Acting,
  ): Promise<CommandResult> {
    const { actor, ip, now: at } = acting;
    // The money before the member, as whoever leaves takes them.
    await lockMoney(q, memberId);
    const member = await lockStanding(q, memberId);
    if (!member) return 'NOT_FOUND';
    const leaving = await readOpenLeaving(q, memberId);
    if (member.state !== 'leaving' || !leaving) return 'INVALID_STATE';
    if (event === 'takeBack' && leaving.until <= at) return 'INVALID_STATE';
    if (event === 'confirm' && (await listLeavingObstacles(q, memberId, at)).length > 0)
      return 'INVALID_STATE';
    const end = { outcome: OUTCOMES[event], at, by: actor, reason };
    await endLeaving(q, { id: leaving.id, memberId }, end);
    if (event === 'takeBack') await giveBack(q, member, leaving, { reason, acting });
    const state = event === 'takeBack' ? 'approved' : 'withdrawn';
    await recordAudit(q, {
      at,
      actor,
      action: ACTIONS[event],
      target: memberId,
      ip,
      before: { state: 'leaving' },
      after: { state, givenUp: leaving.givenUp, reason },
    });
    return 'done';
  }

  return (memberId: string, decision: LeavingDecision, acting: Acting) =>
    db.tx((q) => decide(q, memberId, decision, acting));
}

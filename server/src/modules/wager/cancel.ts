import { MAX_CANCELS_A_DAY } from '#rules/cancel.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { startOfSeoulDay } from '../../lib/seoul-time.ts';
import { readBet } from './bet-repository.ts';
import type { Notifier } from './notify.ts';
import { type CancelAnswer, cancelBet, countCancelled, lockBet } from './repository.ts';
import type { Subjects } from './subjects.ts';

export interface CancelOrder {
  betId: string;
  /** Member id of who cancels; stored with the ledger entry. */
  actor: string;
  reason: string;
}

/** What came of a cancellation by the member; a bet that is cancelled already counts as cancelled. */
export type MemberCancelResult =
  | 'cancelled'
  | 'NOT_FOUND'
  | 'INVALID_STATE'
  | 'CANCEL_TOO_LATE'
  | 'CANCEL_LIMIT';

export interface Cancellation {
  /**
   * Cancels a bet that is accepted or settled: the stake goes back, a pay-out is taken back as far as the balance
   * goes and is a debt beyond it. Who may cancel and when is the caller's to decide.
   */
  cancel(order: CancelOrder): Promise<CancelAnswer>;
  /**
   * Cancels an accepted bet for its member, within the time that its kind allows and so many times a day. Safe to
   * repeat; of a cancellation and a settlement at once, one happens.
   */
  cancelByMember(order: {
    memberId: string;
    betId: string;
    ip: string;
  }): Promise<MemberCancelResult>;
}

export function createCancellation<View>(
  { db, clock, ids }: Pick<ModuleDeps, 'db' | 'clock' | 'ids'>,
  subjects: Subjects<View>,
  notifier: Notifier<View>,
): Cancellation {
  /** Why the locked bet cannot be cancelled by its member now; null when it can. */
  async function refusalOf(
    q: Queryable,
    memberId: string,
    betId: string,
    now: number,
  ): Promise<Exclude<MemberCancelResult, 'cancelled'> | null> {
    const bet = await readBet(q, memberId, betId);
    if (bet?.status !== 'accepted') return 'INVALID_STATE';
    // What was paid for a part of it would stay with the member.
    if (bet.cashed.stake > 0) return 'CANCEL_TOO_LATE';
    const until = (await subjects.ofBet(bet).cancellation?.storedUntil(q, bet)) ?? null;
    if (until === null || now > until) return 'CANCEL_TOO_LATE';
    const today = await countCancelled(q, memberId, startOfSeoulDay(now));
    return today >= MAX_CANCELS_A_DAY ? 'CANCEL_LIMIT' : null;
  }

  return {
    async cancel(order) {
      const stored = { ...order, txId: ids.id('txn'), ip: null, byMember: false };
      const answer = await cancelBet(db, stored, clock.now());
      if (answer === 'cancelled') await notifier.betsChanged([order.betId]);
      return answer;
    },
    async cancelByMember({ memberId, betId, ip }) {
      if (!(await readBet(db, memberId, betId))) return 'NOT_FOUND';
      const { result, isNew } = await db.tx(async (q) => {
        if ((await lockBet(q, betId)) === 'cancelled') return { result: 'cancelled' as const };
        // Decided by the time at which the lock was got.
        const now = clock.now();
        const refusal = await refusalOf(q, memberId, betId, now);
        if (refusal) return { result: refusal };
        const order = { betId, txId: ids.id('txn'), actor: memberId, ip, reason: null };
        await cancelBet(q, { ...order, byMember: true }, now);
        return { result: 'cancelled' as const, isNew: true };
      });
      if (isNew) await notifier.betsChanged([betId]);
      return result;
    },
  };
}

import type { ModuleDeps } from '../../lib/module.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { judgePending } from './confirm.ts';
import { limitsOf } from './limits.ts';
import type { Notifier } from './notify.ts';
import {
  duePending,
  lockPending,
  nextPendingDue,
  readMembers,
  readOffers,
  resolvePending,
} from './repository.ts';
import type { Refusal } from './types.ts';

const PAGE = 100;

/** Accepts or refuses in-play bets at the end of their delay, each in one transaction under its own locks. */
export function createPendingTask(
  { db, ids }: Pick<ModuleDeps, 'db' | 'ids'>,
  notifier: Notifier,
): DueTask {
  async function resolve(betId: string, now: number): Promise<void> {
    await db.tx(async (q) => {
      const bet = await lockPending(q, betId);
      if (!bet) return;
      const offers = await readOffers(
        q,
        bet.legs.map((leg) => leg.selectionId),
      );
      const member = (await readMembers(q, [bet.memberId])).get(bet.memberId);
      const txId = ids.id('txn');
      if (!member) {
        // Suspended meanwhile: nothing new is accepted of them.
        const refusals: Refusal[] = [
          { code: 'MARKET_CLOSED', selectionIds: bet.legs.map((leg) => leg.selectionId) },
        ];
        await resolvePending(q, { accept: false, betId, txId, refusals }, now);
        return;
      }
      const verdict = judgePending(bet, offers, limitsOf(member, true), now);
      await resolvePending(q, { ...verdict, betId, txId }, now);
    });
  }

  return {
    name: 'bet-pending',
    nextDue: () => nextPendingDue(db),
    async runDue(now) {
      const due = await duePending(db, now, PAGE);
      for (const betId of due) await resolve(betId, now);
      await notifier.betsChanged(due);
    },
  };
}

import { payoutAt, slipPrice } from '#rules/slip.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import type { Notifier } from './notify.ts';
import {
  duePending,
  lockPending,
  nextPendingDue,
  resolvePending,
  type Decision,
} from './pending-repository.ts';
import { readMembers, readStop } from './repository.ts';
import type { Subjects } from './subjects.ts';
import type { StoredBet } from './types.ts';

const PAGE = 100;

/** Accepts or refuses held bets at the end of their wait, each in one transaction under its own locks. */
export function createPendingTask<View>(
  { db, ids }: Pick<ModuleDeps, 'db' | 'ids'>,
  subjects: Subjects<View>,
  notifier: Notifier<View>,
): DueTask {
  async function decideHeld(q: Queryable, bet: StoredBet, now: number): Promise<Decision> {
    const member = (await readMembers(q, [bet.memberId])).get(bet.memberId);
    if (!member) {
      // Suspended meanwhile: nothing new is accepted of them.
      const selectionIds = bet.legs.map((leg) => leg.subjectId);
      return { accept: false, refusals: [{ code: 'MARKET_CLOSED', selectionIds }] };
    }
    // What was held when the member stopped is not taken any more.
    const stopped = await readStop(q, bet.memberId, now);
    if (stopped.length > 0) return { accept: false, refusals: stopped };
    const { refusals, prices, joint, bonusFactor } = await subjects
      .ofBet(bet)
      .confirm(q, bet, member, now);
    if (refusals.length > 0) return { accept: false, refusals };
    const price = slipPrice({ prices, joint, bonusFactor, sizes: bet.sizes });
    const potentialPayout = payoutAt(price, bet.stake);
    const { totalOdds } = price;
    return { accept: true, odds: prices, joint, totalOdds, potentialPayout };
  }

  async function resolve(betId: string, now: number): Promise<void> {
    await db.tx(async (q) => {
      const bet = await lockPending(q, betId);
      if (!bet) return;
      const decision = await decideHeld(q, bet, now);
      await resolvePending(q, { ...decision, betId, txId: ids.id('txn') }, now);
    });
  }

  return {
    name: 'bet-pending',
    nextDue: () => nextPendingDue(db),
    async runDue(now) {
      await subjects.catchUp(now);
      const due = await duePending(db, now, PAGE);
      for (const betId of due) await resolve(betId, now);
      await notifier.betsChanged(due);
    },
  };
}

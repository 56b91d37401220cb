import { ENTRY } from '#rules/ledger.ts';
import { prizeOf } from '#rules/tournament.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import type { ModuleDeps } from '../../module.ts';
import type { WalletService } from '../wallet/index.ts';
import type { LiveRanking } from './live.ts';
import { listFirst } from './ranking-repository.ts';
import { takeTournament } from './repository.ts';
import { listToPay, lockScores, nextPayment, savePayment } from './score-repository.ts';
import { scoreAll } from './scoring.ts';

export interface PaymentPorts {
  wallet: Pick<WalletService, 'book'>;
}

/** Pays the prizes, once, when what was settled late has been counted as well. */
export function createPayment(
  { db }: Pick<ModuleDeps, 'db'>,
  { wallet }: PaymentPorts,
  live: Pick<LiveRanking, 'publish'>,
): DueTask {
  /** Books the prizes and makes the ranking final, once. */
  function pay(id: number, at: number): Promise<void> {
    return db.tx(async (q) => {
      await lockScores(q, id);
      const tournament = await takeTournament(q, id);
      if (!tournament || tournament.paidAt !== null) return;
      await scoreAll(q, id);
      const { title, prizes } = tournament;
      const last = prizes.at(-1)?.to ?? 0;
      const winners = (await listFirst(q, id, last))
        .map((one) => ({ memberId: one.memberId, points: prizeOf(prizes, one) }))
        .filter(({ points }) => points > 0)
        // Two tournaments that are paid at once lock accounts in one order.
        .sort((a, b) => (a.memberId < b.memberId ? -1 : 1));
      for (const { memberId: owner, points } of winners) {
        await wallet.book(q, {
          key: `tournament:${id}:${owner}`,
          entry: ENTRY.event,
          actor: 'system',
          at,
          reason: title,
          lines: [
            { account: { owner: null, kind: 'house:bonus', currency: 'POINT' }, amount: -points },
            { account: { owner, kind: 'points', currency: 'POINT' }, amount: points },
          ],
        });
      }
      await savePayment(q, id, winners, at);
    });
  }

  return {
    name: 'tournament.payment',
    nextDue: () => nextPayment(db),
    async runDue(now) {
      for (const id of await listToPay(db, now)) {
        await pay(id, now);
        await live.publish(id);
      }
    },
  };
}

import type { Db } from '../../lib/db.ts';
import type { Bus } from '../../stream/types.ts';
import type { WalletService } from '../wallet/index.ts';
import { readBets } from './bet-repository.ts';
import { countUnseen } from './history-repository.ts';
import type { Subjects } from './subjects.ts';
import type { ShownBet } from './types.ts';

/** Tells members' streams what became of their bets. Call it after the commit. */
export interface Notifier<View> {
  placed(memberId: string, bet: ShownBet<View>, balance: { emoney: number; point: number }): void;
  /** Reads the bets again and sends each to its owner, with the balance and the number of unseen results. */
  betsChanged(betIds: readonly string[]): Promise<void>;
}

interface NotifierDeps<View> {
  db: Db;
  bus: Bus;
  wallet: WalletService;
  subjects: Subjects<View>;
}

/** Makes the publisher of bets to members' streams. */
export function createNotifier<View>(deps: NotifierDeps<View>): Notifier<View> {
  const { db, bus, wallet, subjects } = deps;
  return {
    placed(memberId, bet, { emoney, point }) {
      bus.publish(`me:${memberId}`, { kind: 'bet', bet });
      bus.publish(`me:${memberId}`, { kind: 'balance', emoney, point });
    },
    async betsChanged(betIds) {
      if (betIds.length === 0) return;
      const bets = await readBets(db, betIds);
      const shown = await subjects.show(bets);
      for (const [index, { memberId }] of bets.entries())
        bus.publish(`me:${memberId}`, { kind: 'bet', bet: shown[index] });
      const memberIds = [...new Set(bets.map((bet) => bet.memberId))];
      const unseen = await countUnseen(db, memberIds);
      for (const memberId of memberIds) {
        const count = unseen.get(memberId) ?? 0;
        bus.publish(`me:${memberId}`, { kind: 'unseenResults', count });
        const balance = await wallet.balanceOf(db, memberId);
        if (!balance) continue;
        const { emoney, point } = balance;
        bus.publish(`me:${memberId}`, { kind: 'balance', emoney, point });
      }
    },
  };
}

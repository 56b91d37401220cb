import type { Db } from '../../lib/db.ts';
import type { Bus } from '../../stream/types.ts';
import type { WalletService } from '../wallet/index.ts';
import { readBets, showBet } from './history.ts';
import type { SportsPort } from './ports.ts';
import type { Bet } from './types.ts';

/** Tells members' streams what became of their bets. Call it after the commit. */
export interface Notifier {
  placed(memberId: string, bet: Bet, balance: { emoney: number; point: number }): void;
  /** Reads the bets again and sends each to its owner, with the balance. */
  betsChanged(betIds: readonly string[]): Promise<void>;
}

interface NotifierDeps {
  db: Db;
  bus: Bus;
  sports: SportsPort;
  wallet: WalletService;
}

export function createNotifier({ db, bus, sports, wallet }: NotifierDeps): Notifier {
  return {
    placed(memberId, bet, { emoney, point }) {
      bus.publish(`me:${memberId}`, { kind: 'bet', bet });
      bus.publish(`me:${memberId}`, { kind: 'balance', emoney, point });
    },
    async betsChanged(betIds) {
      if (betIds.length === 0) return;
      const bets = await readBets(db, betIds);
      const states = await sports.states(
        bets.flatMap((bet) => bet.legs.map((leg) => leg.fixtureId)),
      );
      for (const bet of bets)
        bus.publish(`me:${bet.memberId}`, { kind: 'bet', bet: showBet(bet, states) });
      for (const memberId of new Set(bets.map((bet) => bet.memberId))) {
        const balance = await wallet.balanceOf(db, memberId);
        if (!balance) continue;
        const { emoney, point } = balance;
        bus.publish(`me:${memberId}`, { kind: 'balance', emoney, point });
      }
    },
  };
}

import type { components } from '#contract/types.gen.ts';
import { createBatcher } from '../../lib/batcher.ts';
import type { Db } from '../../lib/db.ts';
import type { Bus } from '../../stream/types.ts';
import type { WalletService } from '../wallet/index.ts';
import { readBets } from './bet-repository.ts';
import { countUnseen } from './history-repository.ts';
import type { Subjects } from './subjects.ts';
import type { ShownBet } from './types.ts';

type DebtChange = components['schemas']['DeskDebtChange'];

/**
 * Publishes to members' streams what became of their bets, and to the desk's what is owed of them. Call it after the
 * commit.
 */
export interface Notifier<View> {
  placed(memberId: string, bet: ShownBet<View>, balance: { emoney: number; point: number }): void;
  /** Sends the bets, read again, to their owners, with the balance and the number of unseen results. */
  betsChanged(betIds: readonly string[]): Promise<void>;
  /** Sends the members their balance and their number of unseen results, read after the call. */
  figuresChanged(memberIds: readonly string[]): Promise<void>;
}

interface NotifierDeps<View> {
  db: Db;
  bus: Bus;
  wallet: Pick<WalletService, 'changed' | 'publish'>;
  subjects: Pick<Subjects<View>, 'show'>;
}

const MAX_MEMBERS = 1_000;

export function createNotifier<View>(deps: NotifierDeps<View>): Notifier<View> {
  const { db, bus, wallet, subjects } = deps;

  async function sendUnseen(memberIds: readonly string[]): Promise<readonly undefined[]> {
    const ids = [...new Set(memberIds)];
    const unseen = await countUnseen(db, ids);
    for (const memberId of ids) {
      const count = unseen.get(memberId) ?? 0;
      bus.publish(`me:${memberId}`, { kind: 'unseenResults', count });
    }
    return memberIds.map(() => undefined);
  }

  // One read at a time: two at once could publish the older number last.
  const unseen = createBatcher({ run: sendUnseen, maxItems: MAX_MEMBERS, maxInFlight: 1 });

  async function figuresChanged(memberIds: readonly string[]): Promise<void> {
    await Promise.all(memberIds.map((memberId) => unseen.add(memberId)));
    await wallet.changed(memberIds);
  }

  return {
    placed(memberId, bet, balance) {
      bus.publish(`me:${memberId}`, { kind: 'bet', bet });
      wallet.publish(memberId, balance);
    },
    async betsChanged(betIds) {
      if (betIds.length === 0) return;
      const bets = await readBets(db, betIds);
      const shown = await subjects.show(bets);
      for (const [index, { id: betId, memberId, debt }] of bets.entries()) {
        bus.publish(`me:${memberId}`, { kind: 'bet', bet: shown[index] });
        if (debt === null) continue;
        const owed = debt.amount - debt.paid - debt.forgiven - debt.collected;
        bus.publish('desk', { kind: 'debt', betId, memberId, owed } satisfies DebtChange);
      }
      await figuresChanged([...new Set(bets.map(({ memberId }) => memberId))]);
    },
    figuresChanged,
  };
}

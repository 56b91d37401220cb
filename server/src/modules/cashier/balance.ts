import { createBatcher } from '../../lib/batcher.ts';
import type { ModuleDeps } from '../../module.ts';
import type { WalletService } from '../wallet/index.ts';

const MAX_MEMBERS = 500;

/** Makes what sends a member the balance, read after the call. */
export function createBalanceNotifier({
  db,
  bus,
  wallet,
}: Pick<ModuleDeps, 'db' | 'bus'> & { wallet: Pick<WalletService, 'balancesOf'> }) {
  // One read at a time: two at once could publish the older balance last.
  const readings = createBatcher<string, undefined>({
    maxItems: MAX_MEMBERS,
    maxInFlight: 1,
    async run(memberIds) {
      for (const [memberId, { emoney, point }] of await wallet.balancesOf(db, memberIds))
        bus.publish(`me:${memberId}`, { kind: 'balance', emoney, point });
      return memberIds.map(() => undefined);
    },
  });
  return async (memberId: string): Promise<void> => void (await readings.add(memberId));
}

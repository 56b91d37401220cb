import { createBatcher } from '../../lib/batcher.ts';
import type { ModuleDeps } from '../../module.ts';
import { readBalances } from './repository.ts';
import type { Balance } from './types.ts';

const MAX_MEMBERS = 1_000;

/** Publishes balances to members: one for all who move money, so that the newest comes last. */
export function createBalanceNews({ db, bus }: Pick<ModuleDeps, 'db' | 'bus'>) {
  function publish(memberId: string, { emoney, point }: Pick<Balance, 'emoney' | 'point'>): void {
    bus.publish(`me:${memberId}`, { kind: 'balance', emoney, point });
  }

  // One read at a time: two at once could publish the older balance last.
  const readings = createBatcher<string, undefined>({
    maxItems: MAX_MEMBERS,
    maxInFlight: 1,
    async run(memberIds) {
      for (const [memberId, balance] of await readBalances(db, memberIds))
        publish(memberId, balance);
      return memberIds.map(() => undefined);
    },
  });
  return {
    publish,
    /** Sends the balances as they are read after the call. */
    async changed(memberIds: readonly string[]): Promise<void> {
      await Promise.all(memberIds.map((memberId) => readings.add(memberId)));
    },
  };
}

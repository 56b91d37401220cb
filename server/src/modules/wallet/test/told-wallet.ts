import type { ModuleDeps } from '../../../module.ts';
import { createWalletService, type WalletService } from '../index.ts';

/** A wallet that notes in `told` whom it sends a balance. */
export function createToldWallet(
  { db, ids }: Pick<ModuleDeps, 'db' | 'ids'>,
  told: string[],
): WalletService {
  const bus = {
    publish: (topic: string) => void told.push(topic.replace('me:', '')),
    endSession: () => undefined,
    watched: () => true,
    endMembers: () => undefined,
  };
  return createWalletService({ db, ids, bus });
}

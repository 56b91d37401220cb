import { busTo } from '../../../../test/quiet-bus.ts';
import type { ModuleDeps } from '../../../module.ts';
import { createWalletService, type WalletService } from '../index.ts';

/** A wallet that notes in `told` whom it sends a balance. */
export function createToldWallet(
  { db, ids }: Pick<ModuleDeps, 'db' | 'ids'>,
  told: string[],
): WalletService {
  const bus = busTo((topic) => void told.push(topic.replace('me:', '')));
  return createWalletService({ db, ids, bus });
}

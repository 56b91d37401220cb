import { busTo } from '../../../../test/quiet-bus.ts';
import type { ModuleDeps } from '../../../module.ts';
import { createWalletService, type WalletService } from '../index.ts';

/** A wallet that appends to `notified` each member whose balance it publishes. */
export function createRecordingWallet(
  { db, ids }: Pick<ModuleDeps, 'db' | 'ids'>,
  notified: string[],
): WalletService {
  const bus = busTo((topic) => void notified.push(topic.replace('me:', '')));
  return createWalletService({ db, ids, bus });
}

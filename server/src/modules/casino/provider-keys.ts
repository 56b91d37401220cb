import { randomBytes } from 'node:crypto';
import type { Tx } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { endKeys, findSecret, insertKey, listKeys, lockProvider } from './provider-repository.ts';
import type { ProviderKey } from './types.ts';

/** How long the old key is valid beside the new one. */
const OVERLAP_MS = 24 * 60 * 60_000;
const SECRET_BYTES = 32;

export interface ProviderKeys {
  /** Those that are valid now, the newest first; makes the first one of a provider that has none. */
  keysOf(providerId: string): Promise<ProviderKey[]>;
  /** The key before ends in 24 hours, and one that was ending already at once. */
  rotate(providerId: string): Promise<ProviderKey>;
  /** The secret of a valid key; null for any other. */
  secretOf(providerId: string, keyId: string): Promise<Uint8Array | null>;
}

export function createProviderKeys({
  db,
  ids,
  clock,
}: Pick<ModuleDeps, 'db' | 'ids' | 'clock'>): ProviderKeys {
  async function add(q: Tx, providerId: string): Promise<ProviderKey> {
    const key = { id: ids.id('key'), secret: randomBytes(SECRET_BYTES) };
    await insertKey(q, providerId, key, clock.now());
    return key;
  }

  async function lock(q: Tx, providerId: string): Promise<void> {
    if (!(await lockProvider(q, providerId))) throw new Error(`no casino provider ${providerId}`);
  }

  return {
    keysOf: (providerId) =>
      db.tx(async (q) => {
        await lock(q, providerId);
        const keys = await listKeys(q, providerId, clock.now());
        return keys.length > 0 ? keys : [await add(q, providerId)];
      }),
    rotate: (providerId) =>
      db.tx(async (q) => {
        await lock(q, providerId);
        const now = clock.now();
        await endKeys(q, providerId, { now, endsAt: now + OVERLAP_MS });
        return add(q, providerId);
      }),
    secretOf: (providerId, id) => findSecret(db, { providerId, id }, clock.now()),
  };
}

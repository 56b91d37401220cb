import { createHash, randomBytes } from 'node:crypto';
import type { FairState } from '#rules/casino/types.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { findCurrentSeed, insertSeed } from './seed-repository.ts';
import type { Player, Seed } from './types.ts';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
/** Of the player's part, until they choose one. */
const CLIENT_SEED_LENGTH = 12;

export interface Seeds {
  /** The seed of the player's next round; makes the first. */
  current(player: Player): Promise<Seed>;
  /** Stores the seed that comes after one. */
  follow(q: Queryable, player: Player, seed: Seed): Promise<void>;
}

/** What is published of a seed before its round. */
export function fairOf({ commitment, clientSeed, nonce }: Omit<Seed, 'id'>): FairState {
  return { commitment, clientSeed, nonce };
}

/** With `config.seed` they are the same in every run: for clocks that are moved by hand. */
export function createSeeds({
  db,
  clock,
  config,
}: Pick<ModuleDeps, 'db' | 'clock'> & { config: Pick<ModuleDeps['config'], 'seed'> }): Seeds {
  function bytesFor({ playerId, gameId }: Player, use: string): Uint8Array {
    if (config.seed === null) return randomBytes(32);
    return sha256(`games ${config.seed} ${playerId} ${gameId} ${use}`);
  }

  async function make(q: Queryable, player: Player, nonce: number, clientSeed: string) {
    const serverSeed = bytesFor(player, String(nonce));
    const commitment = sha256(serverSeed).toString('hex');
    await insertSeed(q, player, { serverSeed, commitment, clientSeed, nonce, at: clock.now() });
  }

  return {
    follow: (q, player, { nonce, clientSeed }) => make(q, player, nonce + 1, clientSeed),
    async current(player) {
      const known = await findCurrentSeed(db, player);
      if (known) return known;
      const chosen = Buffer.from(bytesFor(player, 'client')).toString('hex');
      await make(db, player, 0, chosen.slice(0, CLIENT_SEED_LENGTH));
      const made = await findCurrentSeed(db, player);
      if (!made) throw new Error(`no seed for ${player.playerId} in ${player.gameId}`);
      return made;
    },
  };
}

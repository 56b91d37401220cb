import type { Queryable } from '../../lib/db.ts';
import type { Player, Seed } from './types.ts';

/** The key that addresses of pages are signed with; that of another server stays. */
export async function readPageSecret(q: Queryable, made: Uint8Array): Promise<Buffer> {
  await q.query(
    `insert into demo_secret (secret) values (decode($1, 'hex')) on conflict (only_row) do nothing`,
    [Buffer.from(made).toString('hex')],
  );
  const [row] = await q.query<{ secret: string }>(
    `select encode(secret, 'hex') as secret from demo_secret`,
  );
  if (!row) throw new Error('no secret of the pages');
  return Buffer.from(row.secret, 'hex');
}

interface SeedRow extends Omit<Seed, 'serverSeed'> {
  serverSeed: string;
}

/** The seed of the player's next round; undefined of one who has not played yet. */
export async function findCurrentSeed(
  q: Queryable,
  { playerId, gameId }: Player,
): Promise<Seed | undefined> {
  const [row] = await q.query<SeedRow>(
    `select id, encode(server_seed, 'hex') as "serverSeed", commitment, client_seed as "clientSeed", nonce
     from demo_seed where player_id = $1 and game_id = $2 and used_at is null`,
    [playerId, gameId],
  );
  return row && { ...row, serverSeed: Buffer.from(row.serverSeed, 'hex') };
}

/** For the next round; one that is there already stays. */
export async function insertSeed(
  q: Queryable,
  { playerId, gameId }: Player,
  { serverSeed, commitment, clientSeed, nonce, at }: Omit<Seed, 'id'> & { at: number },
): Promise<void> {
  await q.query(
    `insert into demo_seed (player_id, game_id, server_seed, commitment, client_seed, nonce, created_at)
     values ($1, $2, decode($3, 'hex'), $4, $5, $6, $7) on conflict do nothing`,
    [
      ...[playerId, gameId, Buffer.from(serverSeed).toString('hex')],
      ...[commitment, clientSeed, nonce, at],
    ],
  );
}

/** Whether the seed was still to be used, with the player's part that it was drawn with. */
export async function useSeed(q: Queryable, seed: Seed, at: number): Promise<boolean> {
  const rows = await q.query(
    `update demo_seed set used_at = $3 where id = $1 and client_seed = $2 and used_at is null returning id`,
    [seed.id, seed.clientSeed, at],
  );
  return rows.length === 1;
}

export async function setClientSeed(
  q: Queryable,
  { playerId, gameId }: Player,
  clientSeed: string,
): Promise<void> {
  await q.query(
    `update demo_seed set client_seed = $3 where player_id = $1 and game_id = $2 and used_at is null`,
    [playerId, gameId, clientSeed],
  );
}

import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../lib/db.ts';
import { SECRET_SEED } from '#simulator/index.ts';

/** Reads what the simulated games of this database are drawn from; made once, by chance, and told to nobody. */
export async function worldSecret(db: Queryable): Promise<string> {
  await db.query('insert into world_secret (secret) values ($1) on conflict do nothing', [
    SECRET_SEED + randomBytes(32).toString('base64url'),
  ]);
  const [row] = await db.query<{ secret: string }>('select secret from world_secret');
  if (!row) throw new Error('no secret of the world');
  return row.secret;
}

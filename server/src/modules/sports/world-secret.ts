import { createHmac, randomBytes } from 'node:crypto';
import { SECRET_SEED, type SeedOf } from '#simulator/index.ts';
import type { Queryable } from '../../lib/db.ts';
import { keepWorldSecret } from './repository.ts';

/**
 * What the simulated games of this database are drawn from; made once, by chance, and never published. The seed of a day tells nothing
 * of other days.
 */
export async function worldSeeds(q: Queryable): Promise<SeedOf> {
  const made = SECRET_SEED + randomBytes(32).toString('base64url');
  const secret = await keepWorldSecret(q, made);
  return (day) => SECRET_SEED + createHmac('sha256', secret).update(`day/${day}`).digest('hex');
}

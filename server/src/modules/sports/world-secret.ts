import { randomBytes } from 'node:crypto';
import { SECRET_SEED } from '#simulator/index.ts';
import type { Queryable } from '../../lib/db.ts';
import { keepWorldSecret } from './repository.ts';

/** Reads what the simulated games of this database are drawn from; made once, by chance, and never published. */
export function worldSecret(q: Queryable): Promise<string> {
  return keepWorldSecret(q, SECRET_SEED + randomBytes(32).toString('base64url'));
}

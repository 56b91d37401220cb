import { createHmac, randomBytes } from 'node:crypto';
import { SECRET_SEED, type SeedOf } from '#simulator/index.ts';
import type { Queryable } from '../../lib/db.ts';
import { keepWorldSecret } from './repository.ts';

/** What the simulated games of a database are drawn from. */
export interface WorldSeeds {
  seedOf: SeedOf;
  /** Whether the seed of a day tells nothing of other days, so that it may be told when the day is over. */
  isOwn(day: number): boolean;
}

/** Reads what the simulated games of this database are drawn from; made once, by chance, and never published. */
export async function worldSeeds(q: Queryable): Promise<WorldSeeds> {
  const made = SECRET_SEED + randomBytes(32).toString('base64url');
  const { secret, oldSecret, firstDay } = await keepWorldSecret(q, made);
  const isOwn = (day: number) => firstDay === null || day >= firstDay;
  return {
    isOwn,
    seedOf(day) {
      if (oldSecret !== null && !isOwn(day)) return oldSecret;
      return SECRET_SEED + createHmac('sha256', secret).update(`day/${day}`).digest('hex');
    },
  };
}

import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../lib/address.ts';
import type { Db } from '../../lib/db.ts';
import type { RateLimits } from '../../lib/rate-limits.ts';
import { isTrusted, noteDeviceFailure } from './devices.ts';
import { clearFailures, forgetOldFailures, isLocked, noteFailure } from './login-failures.ts';

/** Who tries to log in: the id in lower case, from which address and device. */
export interface Attempt {
  userKey: string;
  ip: string;
  /** The token of the device's cookie. */
  device: string | null;
  raw: FastifyRequest;
}

export interface Guesses {
  isTrusted(attempt: Attempt, now: number): Promise<boolean>;
  /** Strangers are held back by network and id; a device that was here before only by its own wrong passwords. */
  mayTry(attempt: Attempt, now: number): Promise<boolean>;
  /** Counts a wrong password; returns which lock it closed, if any. */
  count(attempt: Attempt, now: number): Promise<'device' | 'id' | null>;
  /** Forgets the wrong passwords of this place after a right one, and those that are too old to matter. */
  forget(attempt: Attempt, now: number): Promise<void>;
}

/** Wrong passwords of one network, whatever the ids: against one that tries a password on many. */
const NETWORK_RATE = { max: 30, perSeconds: 30 * 60 };

/** Wrong passwords and the locks that follow from them. */
export function createGuesses({ db, limits }: { db: Db; limits: RateLimits }): Guesses {
  const ofNetwork = limits.create(NETWORK_RATE);

  return {
    isTrusted: (attempt, now) => isTrusted(db, attempt, now),
    async mayTry(attempt, now) {
      if (await isTrusted(db, attempt, now)) return true;
      if (await ofNetwork.isFull(attempt.raw, networkOf(attempt.ip))) return false;
      return !(await isLocked(db, attempt, now));
    },
    async count(attempt, now) {
      if (await isTrusted(db, attempt, now)) {
        return (await noteDeviceFailure(db, attempt, now)) ? 'device' : null;
      }
      await ofNetwork.take(attempt.raw, networkOf(attempt.ip));
      return (await noteFailure(db, attempt, now)) ? 'id' : null;
    },
    async forget(attempt, now) {
      await clearFailures(db, attempt);
      await forgetOldFailures(db, now);
    },
  };
}

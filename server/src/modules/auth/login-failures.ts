import { networkOf } from '../../lib/address.ts';
import type { Queryable } from '../../lib/db.ts';
import * as repository from './login-failure-repository.ts';

/** Who tries to log in: the id in lower case, and the address. */
export interface Attempt {
  userKey: string;
  ip: string;
}

const WINDOW_MS = 30 * 60_000;
const LOCK_MS = 30 * 60_000;
const FORGET_MS = 24 * 60 * 60_000;
const PER_NETWORK = 5;
/** Wrong passwords for an id from all networks within the window that lock it. */
export const PER_ID = 50;

function placeOf({ userKey, ip }: Attempt): { userKey: string; network: string } {
  return { userKey, network: networkOf(ip) };
}

/**
 * Whether the id may not be tried from here. Where its member has logged in before, only guesses from
 * there count: others could lock a member out of home otherwise.
 * Ids that nobody has are counted too, so that a lock does not reveal who exists.
 */
export async function isLocked(q: Queryable, attempt: Attempt, now: number): Promise<boolean> {
  const place = placeOf(attempt);
  const locks = await repository.locksOf(q, place, now);
  if (locks.length === 0 || locks.includes(place.network)) return locks.length > 0;
  const used = await repository.addressesOf(q, place.userKey);
  // By network: the devices of an IPv6 line change their address every day.
  return !used.some((ip) => networkOf(ip) === place.network);
}

/**
 * Notes a wrong password; within 30 minutes the fifth in a row from a network, or the fiftieth of all, locks for 30.
 * Returns whether this one does.
 */
export function noteFailure(q: Queryable, attempt: Attempt, now: number): Promise<boolean> {
  return repository.noteFailure(q, placeOf(attempt), {
    now,
    since: now - WINDOW_MS,
    lockUntil: now + LOCK_MS,
    mostOfAll: PER_ID,
    mostOfNetwork: PER_NETWORK,
  });
}

/** Forgets the wrong passwords from here; those from elsewhere stay counted. */
export function clearFailures(q: Queryable, attempt: Attempt): Promise<void> {
  return repository.deleteFailures(q, placeOf(attempt));
}

/** Drops what is too old to matter, so that guesses do not fill the table. */
export function forgetOldFailures(q: Queryable, now: number): Promise<void> {
  return repository.deleteBefore(q, now - FORGET_MS);
}

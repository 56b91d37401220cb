import type { Queryable } from '../../lib/db.ts';
import * as repository from './device-repository.ts';
import { tokenHash } from './token.ts';

const WINDOW_MS = 30 * 60_000;
const LOCK_MS = 30 * 60_000;
/** Wrong passwords of a device within the window that end its trust. */
export const MOST_FAILURES = 5;
const KEPT_MS = 180 * 24 * 3_600_000;
/** Browsers kept for a member; the longest unused goes first. */
export const MOST_DEVICES = 20;

/** An id in lower case, tried from a device. */
interface DeviceAttempt {
  userKey: string;
  device: string | null;
}

function hashOf(token: string | null): string {
  return (token === null ? null : tokenHash(token)) ?? '';
}

/**
 * The key under which calls of a device that has signed somebody in are counted, else null. It is the member's and not
 * the token's: every login changes the token, so a count by token would start again with each.
 */
export async function deviceKey(q: Queryable, token: string | null): Promise<string | null> {
  const hash = hashOf(token);
  return hash === '' ? null : repository.firstMemberOf(q, hash);
}

/** Lists who was signed in on the device; nobody for an unknown one. */
export async function membersOfDevice(q: Queryable, token: string | null): Promise<string[]> {
  const hash = hashOf(token);
  return hash === '' ? [] : repository.membersOf(q, hash);
}

/** Whether the device has signed this id in before and has not guessed wrong too often since. */
export async function isTrusted(
  q: Queryable,
  { userKey, device }: DeviceAttempt,
  now: number,
): Promise<boolean> {
  const hash = hashOf(device);
  if (hash === '') return false;
  return repository.isTrusted(q, { tokenHash: hash, userKey }, { now, since: now - KEPT_MS });
}

/** Notes a wrong password from a trusted device; the fifth in 30 minutes ends the trust for 30. Returns whether it does. */
export function noteDeviceFailure(
  q: Queryable,
  { userKey, device }: DeviceAttempt,
  now: number,
): Promise<boolean> {
  const rule = { now, since: now - WINDOW_MS, lockUntil: now + LOCK_MS, most: MOST_FAILURES };
  return repository.noteFailure(q, { tokenHash: hashOf(device), userKey }, rule);
}

/**
 * Notes that the device signed the member in, under a token of its own. The old one is void with every login, so that
 * one planted in somebody's browser is of no use.
 */
export async function rememberDevice(
  q: Queryable,
  device: { before: string | null; after: string; memberId: string; name: string | null },
  now: number,
): Promise<void> {
  const { memberId, name } = device;
  const [before, after] = [hashOf(device.before), hashOf(device.after)];
  await repository.renameToken(q, before, after);
  await repository.saveUse(q, after, { memberId, name }, now);
  await repository.deleteUnused(q, memberId, { since: now - KEPT_MS, most: MOST_DEVICES });
}

/** Lists the devices that a member has signed in on, the one used last first; one token is this device's. */
export function listDevices(
  q: Queryable,
  memberId: string,
  token: string | null,
): Promise<repository.KnownDevice[]> {
  return repository.listDevices(q, memberId, hashOf(token));
}

/** Ends the trust in every device of a member but this one. */
export function forgetOtherDevices(
  q: Queryable,
  memberId: string,
  device: string | null,
): Promise<void> {
  return repository.deleteOthers(q, memberId, hashOf(device));
}

import { randomBytes } from 'node:crypto';
import { Refused } from '../contract/problem.ts';
import type { ProblemCode } from '../contract/types.ts';
import type { EndReason } from '../stream/hub.ts';
import type { Person } from './person.ts';
import { meTopic, type World } from './world.ts';

const MINUTE_MS = 60_000;

/**
 * Begins a session, which ends every other one of the member. The token names its account, so that a session outlives a
 * restart of the mock. It is no secret and must not be one.
 */
export function beginSession(world: World, person: Person): { token: string; expiresAt: number } {
  const { userId } = person.member;
  if (person.token !== null) world.hub.end(meTopic(person), 'replaced');
  person.token = `mock-${userId}-${world.now().toString(36)}${randomBytes(2).toString('hex')}`;
  world.lost = null;
  return { token: person.token, expiresAt: extendSession(world, person) };
}

/** Ends a session at its member's request. */
export function endSession(world: World, person: Person): void {
  world.hub.end(meTopic(person), 'logout');
  person.token = 'none';
}

/** The person of a token. @throws Refused where it names no live session */
export function personOf(world: World, token: string): Person {
  const [, userId] = /^(?:Bearer )?mock-([A-Za-z0-9]+)-[a-z0-9]+$/.exec(token) ?? [];
  const person = userId === undefined ? null : world.person(userId);
  if (person === null || person.token === 'none') throw new Refused('SESSION_EXPIRED');
  if (world.lost) throw new Refused(world.lost);
  if (person.token !== null && !token.endsWith(person.token)) throw new Refused('SESSION_REPLACED');
  if (person.member.sessionExpiresAt <= world.now()) throw new Refused('SESSION_EXPIRED');
  return person;
}

/** Ends every session for the reason of a code, until somebody logs in. */
export function endSessions(world: World, code: ProblemCode, reason: EndReason): void {
  world.lost = code;
  for (const person of world.persons()) world.hub.end(meTopic(person), reason);
}

/** Sets the end of a session to the configured minutes from now, and returns it, epoch milliseconds. */
export function extendSession({ now, setting }: World, { member }: Person): number {
  member.sessionExpiresAt = now() + setting.autoLogoutMin * MINUTE_MS;
  return member.sessionExpiresAt;
}

import { Refused } from '../contract/problem.ts';
import type { ProblemCode } from '../contract/types.ts';
import type { EndReason } from '../stream/hub.ts';
import type { Person } from './person.ts';
import { meTopic, type World } from './world.ts';

const MINUTE_MS = 60_000;

/** A token names its account, so that a session outlives a restart of the mock. It is no secret and must not be one. */
export function makeToken({ member }: Person, now: number): string {
  return `mock-${member.userId}-${now.toString(36)}`;
}

/**
 * The person of a token; null for one that is not of this mock or was logged out.
 * @throws Refused where the session behind it is over, for another reason than a logout.
 */
export function personOf(world: World, token: string): Person | null {
  const [, userId, issued = ''] = /^(?:Bearer )?mock-([A-Za-z0-9]+)-([a-z0-9]+)$/.exec(token) ?? [];
  const person = userId === undefined ? null : world.person(userId);
  if (person === null || world.ended.has(token)) return null;
  const { lost } = world;
  if (lost && Number.parseInt(issued, 36) <= lost.at) throw new Refused(lost.code);
  if (person.member.sessionExpiresAt <= world.now()) throw new Refused('SESSION_EXPIRED');
  return person;
}

/** Ends every session that was begun until now, as if this code had happened to it. */
export function endSessions(world: World, code: ProblemCode, reason: EndReason): void {
  world.lost = { at: world.now(), code };
  for (const person of world.persons()) world.hub.end(meTopic(person), reason);
}

/** Sets the end of a session to the configured minutes from now, and returns it, epoch milliseconds. */
export function sessionEndOf({ now, setting }: World, { member }: Person): number {
  member.sessionExpiresAt = now() + setting.autoLogoutMin * MINUTE_MS;
  return member.sessionExpiresAt;
}

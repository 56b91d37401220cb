import type { FastifyRequest } from 'fastify';
import { plainIp } from '../../lib/address.ts';
import type { Db } from '../../lib/db.ts';
import type { Session } from '../../lib/session.ts';
import type { AuthService } from '../auth/index.ts';
import { readPasswordHash } from './repository.ts';
import { passwordTries } from './tries-repository.ts';

/** Who calls what needs the password again. */
export interface Caller {
  session: Session;
  ip: string;
  now: number;
  raw: FastifyRequest;
}

export type StepUp =
  /** `hash` is what was verified. */
  { ok: true; hash: string | null } | { ok: false; code: 'WRONG_PASSWORD' | 'SESSION_EXPIRED' };

/**
 * For what a session alone may not do. Wrong ones alone are counted, those sent at
 * once like those sent one after the other. The last wrong one ends the session: whoever found it open learns no more, and
 * its member signs in again.
 */
export function createStepUp(
  db: Db,
  { passwords, events, sessions }: Pick<AuthService, 'passwords' | 'events' | 'sessions'>,
) {
  async function refuse({ session, ip, now }: Caller, detail: string): Promise<void> {
    const { memberId } = session;
    const event = { kind: 'password.refused', at: now, memberId, ip: plainIp(ip) } as const;
    await events.record({ ...event, detail });
  }

  async function check(caller: Caller, password: string): Promise<StepUp> {
    const { session, now } = caller;
    const { memberId } = session;
    const checked = await passwordTries.check(db, memberId, {
      password,
      readHash: () => readPasswordHash(db, memberId),
      verify: (hash, plain) => passwords.inTurn(() => passwords.verify(hash, plain)),
    });
    if (checked.ok) return checked;
    const { left } = checked;
    if (left === null) return { ok: false, code: 'SESSION_EXPIRED' };
    await refuse(caller, left === 0 ? 'SESSION_EXPIRED' : 'WRONG_PASSWORD');
    if (left === 0) await sessions.end(session.id, 'expired', now);
    return { ok: false, code: 'WRONG_PASSWORD' };
  }

  return { check, refuse };
}

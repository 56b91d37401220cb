import type { FastifyRequest } from 'fastify';
import { plainIp } from '../../lib/address.ts';
import type { Db } from '../../lib/db.ts';
import type { Session } from '../../lib/session.ts';
import type { AuthService } from '../auth/index.ts';
import { readPasswordHash } from './repository.ts';
import { passwordTries } from './tries-repository.ts';

/** Who asks for what needs the password again. */
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
 * Makes the check of the current password, for what a session alone may not do. A try is taken before anything is compared
 * and given back when it was right, so that wrong ones sent at once are counted like those sent one after the other. The
 * last wrong one ends the session: whoever found it open learns no more, and its member signs in again.
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
    const left = await passwordTries.take(db, session.memberId);
    if (left === null) return { ok: false, code: 'SESSION_EXPIRED' };
    const hash = await readPasswordHash(db, session.memberId);
    if (await passwords.inTurn(() => passwords.verify(hash, password))) {
      await passwordTries.reset(db, session.memberId);
      return { ok: true, hash };
    }
    await refuse(caller, left === 0 ? 'SESSION_EXPIRED' : 'WRONG_PASSWORD');
    if (left === 0) await sessions.end(session.id, 'expired', now);
    return { ok: false, code: 'WRONG_PASSWORD' };
  }

  return { check, refuse };
}

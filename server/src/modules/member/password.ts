import type { FastifyRequest } from 'fastify';
import { isOwnId } from '#rules/credentials.ts';
import { plainIp } from '../../lib/address.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import type { Session } from '../../lib/session.ts';
import {
  type AuthService,
  deviceTokenOf,
  forgetOtherDevices,
  rememberDevice,
} from '../auth/index.ts';
import { readPasswordHash, replacePassword } from './repository.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export type PasswordResult =
  | { ok: true; token: string; expiresAt: number; device: string }
  | { ok: false; code: 'WRONG_PASSWORD' | 'OWN_ID' | 'SESSION_EXPIRED' };

interface Caller {
  session: Session;
  ip: string;
  now: number;
  raw: FastifyRequest;
}

export interface PasswordPorts {
  auth: AuthService;
  sessionMinutes(): Promise<number>;
}

/**
 * Makes the command that changes a password. Every other session and the trust in every other device end; the caller's
 * session goes on under another token, so that a token that was stolen is void.
 */
export function createChangePassword({ db, ids }: ModuleDeps, ports: PasswordPorts) {
  const { sessions, passwords, events } = ports.auth;

  async function refuseWrong({ session, ip, now }: Caller): Promise<PasswordResult> {
    await events.record({
      kind: 'password.refused',
      at: now,
      memberId: session.memberId,
      ip: plainIp(ip),
      detail: 'WRONG_PASSWORD',
    });
    return { ok: false, code: 'WRONG_PASSWORD' };
  }

  return async function changePassword(
    change: PasswordChange,
    caller: Caller,
  ): Promise<PasswordResult> {
    const { session, now, raw } = caller;
    const { memberId } = session;
    if (isOwnId(change.newPassword, session.userId)) return { ok: false, code: 'OWN_ID' };
    const stored = await readPasswordHash(db, memberId);
    const right = await passwords.inTurn(() => passwords.verify(stored, change.currentPassword));
    if (!right) return refuseWrong(caller);
    const fresh = await passwords.hash(change.newPassword);
    const minutes = await ports.sessionMinutes();
    const device = ids.token();
    const renewed = await db.tx(async (q) => {
      // Compared with what was verified, so that of two changes at once only one holds.
      const changed = await replacePassword(q, memberId, { before: stored, after: fresh });
      if (!changed) return 'changed meanwhile';
      await rememberDevice(q, { before: deviceTokenOf(raw), after: device, memberId }, now);
      await forgetOtherDevices(q, memberId, device);
      return sessions.renew(q, session, minutes, now);
    });
    if (renewed === 'changed meanwhile') return refuseWrong(caller);
    if (renewed === null) return { ok: false, code: 'SESSION_EXPIRED' };
    renewed.afterCommit();
    const ip = plainIp(caller.ip);
    await events.record({ kind: 'password.changed', at: now, memberId, ip, detail: session.id });
    return { ok: true, token: renewed.token, expiresAt: renewed.expiresAt, device };
  };
}

import { isOwnId } from '#rules/credentials.ts';
import { plainIp } from '../../lib/address.ts';
import { deviceName } from '../../lib/device-name.ts';
import type { ModuleDeps } from '../../module.ts';
import {
  type AuthService,
  deviceTokenOf,
  forgetOtherDevices,
  type OpenedSession,
  rememberDevice,
} from '../auth/index.ts';
import { replacePassword } from './repository.ts';
import type { Caller, createStepUp } from './step-up.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export type PasswordResult =
  | { ok: true; token: string; expiresAt: number; device: string }
  | { ok: false; code: 'WRONG_PASSWORD' | 'OWN_ID' | 'SESSION_EXPIRED' };

export interface PasswordPorts {
  auth: AuthService;
  stepUp: ReturnType<typeof createStepUp>;
  sessionMinutes(): Promise<number>;
}

/**
 * Nobody else is signed in after them: every other session and the trust in every other device end;
 * the caller's session goes on under another token, so that a token that was stolen is void.
 */
export function createPasswordCommands({ db, ids }: ModuleDeps, ports: PasswordPorts) {
  const { sessions, passwords, events } = ports.auth;
  const { stepUp } = ports;

  /** Ends all but the caller. With a change of password, of two at once only one holds. */
  async function endOthers(
    { session, now, raw }: Caller,
    change: { before: string | null; after: string } | null,
  ) {
    const { memberId } = session;
    const minutes = await ports.sessionMinutes();
    const device = ids.token();
    const name = deviceName(raw.headers['user-agent']);
    const renewed = await db.tx<OpenedSession | null | 'changed meanwhile'>(async (q) => {
      if (change && !(await replacePassword(q, memberId, change))) return 'changed meanwhile';
      await rememberDevice(q, { before: deviceTokenOf(raw), after: device, memberId, name }, now);
      await forgetOtherDevices(q, memberId, device);
      return sessions.renew(q, session, minutes, now);
    });
    return { renewed, device };
  }

  async function finish(
    caller: Caller,
    change: { before: string | null; after: string } | null,
  ): Promise<PasswordResult> {
    const { session, now } = caller;
    const { renewed, device } = await endOthers(caller, change);
    if (renewed === 'changed meanwhile') {
      await stepUp.refuse(caller, 'WRONG_PASSWORD');
      return { ok: false, code: 'WRONG_PASSWORD' };
    }
    if (renewed === null) return { ok: false, code: 'SESSION_EXPIRED' };
    await events.record({
      kind: change ? 'password.changed' : 'devices.forgotten',
      at: now,
      memberId: session.memberId,
      ip: plainIp(caller.ip),
      detail: session.id,
    });
    return { ok: true, token: renewed.token, expiresAt: renewed.expiresAt, device };
  }

  return {
    async changePassword(change: PasswordChange, caller: Caller): Promise<PasswordResult> {
      if (isOwnId(change.newPassword, caller.session.userId)) return { ok: false, code: 'OWN_ID' };
      const checked = await stepUp.check(caller, change.currentPassword);
      if (!checked.ok) return checked;
      const after = await passwords.hash(change.newPassword);
      return finish(caller, { before: checked.hash, after });
    },
    async signOutElsewhere(currentPassword: string, caller: Caller): Promise<PasswordResult> {
      const checked = await stepUp.check(caller, currentPassword);
      return checked.ok ? finish(caller, null) : checked;
    },
  };
}

import type { FastifyRequest } from 'fastify';
import { roleOf } from '#rules/roles.ts';
import { networkOf } from '../../lib/address.ts';
import type { Db } from '../../lib/db.ts';
import type { Ids } from '../../lib/ids.ts';
import type { ProblemCode } from '../../lib/problem.ts';
import type { RateLimits } from '../../lib/rate-limits.ts';
import { isTrusted, noteDeviceFailure, rememberDevice } from './devices.ts';
import { clearFailures, forgetOldFailures, isLocked, noteFailure } from './login-failures.ts';
import type { Passwords } from './passwords.ts';
import type { SecurityEvents } from './security-events.ts';
import type { OpenedSession, Sessions } from './sessions.ts';

export interface LoginDeps {
  db: Db;
  ids: Ids;
  limits: RateLimits;
  sessions: Sessions;
  passwords: Passwords;
  events: SecurityEvents;
  underMaintenance(): Promise<boolean>;
  sessionMinutes(): Promise<number>;
}

export interface Credentials {
  userId: string;
  password: string;
  ip: string;
  /** The token of the device's cookie. */
  device: string | null;
  raw: FastifyRequest;
}

export type LoginResult =
  | { ok: true; memberId: string; opened: OpenedSession; device: string }
  | { ok: false; code: ProblemCode };

interface Account {
  id: string;
  passwordHash: string;
  type: number;
  role: number;
}

/** Who tries to log in: the id in lower case, from which address and device. */
interface Attempt {
  userKey: string;
  ip: string;
  device: string | null;
  raw: FastifyRequest;
}

type Checked =
  | { ok: true; account: Account }
  | { ok: false; code: ProblemCode; memberId: string | null };

/** States that may be told apart once the password was right; the others look like a wrong one. */
const REFUSED_STATES: Partial<Record<string, ProblemCode>> = {
  applied: 'PENDING_APPROVAL',
  suspended: 'MEMBER_SUSPENDED',
};

/** Wrong passwords of one network, whatever the ids: against one that tries a password on many. */
const NETWORK_RATE = { max: 30, perSeconds: 30 * 60 };

/** Makes the command that turns a user id and a password into the member's only session. */
export function createLogin(deps: LoginDeps) {
  const { db, ids, sessions, passwords, events, underMaintenance, sessionMinutes } = deps;
  const guesses = deps.limits.create(NETWORK_RATE);

  /** Strangers are held back by network and id; a device that was here before only by its own wrong passwords. */
  async function mayTry(attempt: Attempt, now: number): Promise<boolean> {
    if (await isTrusted(db, attempt, now)) return true;
    if (await guesses.isFull(attempt.raw, networkOf(attempt.ip))) return false;
    return !(await isLocked(db, attempt, now));
  }

  /** Counts a wrong password; returns which lock it closed, if any. */
  async function count(attempt: Attempt, now: number): Promise<'device' | 'id' | null> {
    if (await isTrusted(db, attempt, now)) {
      return (await noteDeviceFailure(db, attempt, now)) ? 'device' : null;
    }
    await guesses.take(attempt.raw, networkOf(attempt.ip));
    return (await noteFailure(db, attempt, now)) ? 'id' : null;
  }

  async function checkPassword(attempt: Attempt, password: string, now: number): Promise<Checked> {
    // Read only when it is this guess's turn: a burst of guesses must not all pass before the lock.
    if (!(await mayTry(attempt, now))) return { ok: false, code: 'LOGIN_LOCKED', memberId: null };
    const [account] = await db.query<Account>(
      `select id, password_hash as "passwordHash", type, role from member where lower(user_id) = $1`,
      [attempt.userKey],
    );
    const memberId = account?.id ?? null;
    if (await passwords.verify(account?.passwordHash ?? null, password)) {
      if (account && (await mayTry(attempt, now))) return { ok: true, account };
      return { ok: false, code: 'LOGIN_LOCKED', memberId };
    }
    const locked = await count(attempt, now);
    const { ip } = attempt;
    if (locked)
      await events.record({ kind: 'login.locked', at: now, memberId, ip, detail: locked });
    return { ok: false, code: 'LOGIN_FAILED', memberId };
  }

  async function check(attempt: Attempt, password: string, now: number): Promise<Checked> {
    const first = await isTrusted(db, attempt, now);
    if (!first && passwords.isBusy()) return { ok: false, code: 'UNAVAILABLE', memberId: null };
    return passwords.inTurn(() => checkPassword(attempt, password, now), { first });
  }

  async function open(account: Account, attempt: Attempt, now: number): Promise<LoginResult> {
    const closed = roleOf(account) !== 'admin' && (await underMaintenance());
    const minutes = await sessionMinutes();
    const memberId = account.id;
    return db.tx<LoginResult>(async (q) => {
      const [row] = await q.query<{ state: string }>(
        'select state from member where id = $1 for update',
        [memberId],
      );
      const state = row?.state ?? 'withdrawn';
      if (state !== 'approved') return { ok: false, code: REFUSED_STATES[state] ?? 'LOGIN_FAILED' };
      if (closed) return { ok: false, code: 'UNDER_MAINTENANCE' };
      const opened = await sessions.open(q, { memberId, ip: attempt.ip, minutes }, now);
      const device = ids.token();
      await rememberDevice(q, { before: attempt.device, after: device, memberId }, now);
      await q.query(
        'update member set previous_login_at = last_login_at, last_login_at = $2 where id = $1',
        [memberId, now],
      );
      return { ok: true, memberId, opened, device };
    });
  }

  return async function login(credentials: Credentials, now: number): Promise<LoginResult> {
    const { userId, password, ip, device, raw } = credentials;
    const attempt: Attempt = { userKey: userId.toLowerCase(), ip, device, raw };
    const checked = await check(attempt, password, now);
    const at = now;
    if (!checked.ok) {
      const { code, memberId } = checked;
      // An overload is one event, whomever it meets: it must not become a flood of writes.
      const from = code === 'UNAVAILABLE' ? '' : ip;
      const event = { kind: 'login.refused', at, memberId, ip: from, detail: code } as const;
      await (code === 'LOGIN_FAILED' ? events.record(event) : events.recordOnce(event));
      return { ok: false, code };
    }
    await clearFailures(db, attempt);
    await forgetOldFailures(db, now);
    const result = await open(checked.account, attempt, now);
    const memberId = checked.account.id;
    if (result.ok) {
      result.opened.afterCommit();
      const { id } = result.opened;
      await events.record({ kind: 'login.accepted', at, memberId, ip, detail: id });
    } else {
      await events.record({ kind: 'login.refused', at, memberId, ip, detail: result.code });
    }
    return result;
  };
}

import { roleOf } from '#rules/roles.ts';
import { createRateLimiter } from '../../contract/rate-limiter.ts';
import type { RateRule } from '../../contract/types.ts';
import { networkOf } from '../../lib/address.ts';
import type { Db } from '../../lib/db.ts';
import type { ProblemCode } from '../../lib/problem.ts';
import {
  type Placement,
  clearFailures,
  forgetOldFailures,
  isLocked,
  noteFailure,
} from './login-failures.ts';
import type { Passwords } from './passwords.ts';
import type { OpenedSession, Sessions } from './sessions.ts';

export interface LoginDeps {
  db: Db;
  sessions: Sessions;
  passwords: Passwords;
  underMaintenance(): Promise<boolean>;
  sessionMinutes(): Promise<number>;
}

export interface Credentials {
  userId: string;
  password: string;
  ip: string;
}

export type LoginResult =
  | { ok: true; memberId: string; opened: OpenedSession }
  | { ok: false; code: ProblemCode };

interface Account {
  id: string;
  passwordHash: string;
  type: number;
  role: number;
}

type Checked = { ok: true; account: Account } | { ok: false; code: ProblemCode };

/** States that may be told apart once the password was right; the others look like a wrong one. */
const REFUSED_STATES: Partial<Record<string, ProblemCode>> = {
  applied: 'PENDING_APPROVAL',
  suspended: 'MEMBER_SUSPENDED',
};

/**
 * Wrong passwords of one network, whatever the ids: against one that tries a password on many. In real time and
 * memory like `x-rate`, because a clock that stands still must not keep everybody of a network out.
 */
const NETWORK_RULE: RateRule = { max: 30, perSeconds: 30 * 60, by: 'ip' };

/** Makes the command that turns a user id and a password into the member's only session. */
export function createLogin(deps: LoginDeps) {
  const { db, sessions, passwords, underMaintenance, sessionMinutes } = deps;
  const guesses = createRateLimiter();

  async function mayTry(attempt: Placement, now: number): Promise<boolean> {
    if (guesses.isFull(networkOf(attempt.ip), NETWORK_RULE)) return false;
    return !(await isLocked(db, attempt, now));
  }

  async function checkPassword(credentials: Credentials, now: number): Promise<Checked> {
    const { password, ip } = credentials;
    const attempt = { userKey: credentials.userId.toLowerCase(), ip };
    return passwords.inTurn(async () => {
      // Read only when it is this guess's turn: a burst of guesses must not all pass before the lock.
      if (!(await mayTry(attempt, now))) return { ok: false, code: 'LOGIN_LOCKED' };
      const [account] = await db.query<Account>(
        `select id, password_hash as "passwordHash", type, role from member where lower(user_id) = $1`,
        [attempt.userKey],
      );
      if (await passwords.verify(account?.passwordHash ?? null, password)) {
        if (account && (await mayTry(attempt, now))) return { ok: true, account };
        return { ok: false, code: 'LOGIN_LOCKED' };
      }
      guesses.take(networkOf(ip), NETWORK_RULE);
      await noteFailure(db, attempt, now);
      return { ok: false, code: 'LOGIN_FAILED' };
    });
  }

  return async function login(credentials: Credentials, now: number): Promise<LoginResult> {
    const checked = await checkPassword(credentials, now);
    if (!checked.ok) return checked;
    const { account } = checked;
    const { userId, ip } = credentials;
    await clearFailures(db, { userKey: userId.toLowerCase(), ip });
    await forgetOldFailures(db, now);
    const closed = roleOf(account) !== 'admin' && (await underMaintenance());
    const minutes = await sessionMinutes();

    const result = await db.tx<LoginResult>(async (q) => {
      const [row] = await q.query<{ state: string }>(
        'select state from member where id = $1 for update',
        [account.id],
      );
      const state = row?.state ?? 'withdrawn';
      if (state !== 'approved') return { ok: false, code: REFUSED_STATES[state] ?? 'LOGIN_FAILED' };
      if (closed) return { ok: false, code: 'UNDER_MAINTENANCE' };
      const opened = await sessions.open(q, { memberId: account.id, ip, minutes }, now);
      await q.query(
        'update member set previous_login_at = last_login_at, last_login_at = $2 where id = $1',
        [account.id, now],
      );
      return { ok: true, memberId: account.id, opened };
    });
    if (result.ok) result.opened.afterCommit();
    return result;
  };
}

import type { Db } from '../../lib/db.ts';
import type { ProblemCode } from '../../lib/problem.ts';
import { clearFailures, forgetOldFailures, isLocked, noteFailure } from './login-failures.ts';
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
  role: number;
}

type Checked = { ok: true; account: Account } | { ok: false; code: ProblemCode };

/** States that may be told apart once the password was right; the others look like a wrong one. */
const REFUSED_STATES: Partial<Record<string, ProblemCode>> = {
  applied: 'PENDING_APPROVAL',
  suspended: 'MEMBER_SUSPENDED',
};

/** Makes the command that turns a user id and a password into the member's only session. */
export function createLogin(deps: LoginDeps) {
  const { db, sessions, passwords, underMaintenance, sessionMinutes } = deps;

  async function checkPassword(credentials: Credentials, now: number): Promise<Checked> {
    const key = credentials.userId.toLowerCase();
    return passwords.inTurn(async () => {
      // Read only when it is this guess's turn: a burst of guesses must not all pass before the lock.
      if (await isLocked(db, key, now)) return { ok: false, code: 'LOGIN_LOCKED' };
      const [account] = await db.query<Account>(
        `select id, password_hash as "passwordHash", role from member where lower(user_id) = $1`,
        [key],
      );
      if (await passwords.verify(account?.passwordHash ?? null, credentials.password)) {
        if (account && !(await isLocked(db, key, now))) return { ok: true, account };
        return { ok: false, code: 'LOGIN_LOCKED' };
      }
      await noteFailure(db, key, now);
      return { ok: false, code: 'LOGIN_FAILED' };
    });
  }

  return async function login(credentials: Credentials, now: number): Promise<LoginResult> {
    const checked = await checkPassword(credentials, now);
    if (!checked.ok) return checked;
    const { account } = checked;
    await clearFailures(db, credentials.userId.toLowerCase());
    await forgetOldFailures(db, now);
    const closed = account.role !== 10 && (await underMaintenance());
    const minutes = await sessionMinutes();

    const result = await db.tx<LoginResult>(async (q) => {
      const [row] = await q.query<{ state: string }>(
        'select state from member where id = $1 for update',
        [account.id],
      );
      const state = row?.state ?? 'withdrawn';
      if (state !== 'approved') return { ok: false, code: REFUSED_STATES[state] ?? 'LOGIN_FAILED' };
      if (closed) return { ok: false, code: 'UNDER_MAINTENANCE' };
      const opened = await sessions.open(
        q,
        { memberId: account.id, ip: credentials.ip, minutes },
        now,
      );
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

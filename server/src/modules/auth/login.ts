import type { components } from '#contract/types.gen.ts';
import { roleOf } from '#rules/roles.ts';
import { foldText } from '#rules/typed.ts';
import type { Db, Queryable } from '../../lib/db.ts';
import type { Ids } from '../../lib/ids.ts';
import { deviceName } from '../../lib/device-name.ts';
import type { ProblemCode } from '../../lib/problem.ts';
import { rememberDevice } from './devices.ts';
import type { Attempt, Guesses } from './guesses.ts';
import type { Passwords } from './passwords.ts';
import type { SecurityEvents } from './security-events.ts';
import type { SessionBounds } from './session-repository.ts';
import type { OpenedSession, Sessions } from './sessions.ts';

export interface LoginAccount {
  id: string;
  passwordHash: string;
  type: number;
  role: number;
}

/** What a login needs of the member module, which owns the accounts. */
export interface Accounts {
  /** Finds an account by its id in lower case. */
  find(q: Queryable, userKey: string): Promise<LoginAccount | null>;
  /** Locks the account until the transaction ends and returns what it is then; null when there is none. */
  lock(
    q: Queryable,
    memberId: string,
  ): Promise<(Pick<LoginAccount, 'passwordHash'> & { state: string }) | null>;
  /** Notes when the member logged in; the time before becomes what the member is shown. */
  noteLogin(q: Queryable, memberId: string, now: number): Promise<void>;
  /** Reads what a member may see of themselves. */
  view(memberId: string, session: SessionBounds): Promise<components['schemas']['Member']>;
  tendencyOf(memberId: string): Promise<number>;
}

export interface LoginDeps {
  db: Db;
  ids: Ids;
  accounts(): Accounts;
  guesses: Guesses;
  sessions: Sessions;
  passwords: Passwords;
  events: SecurityEvents;
  underMaintenance(): Promise<boolean>;
  sessionMinutes(): Promise<number>;
}

export interface Credentials extends Omit<Attempt, 'userKey'> {
  userId: string;
  password: string;
}

export type LoginResult =
  | { ok: true; memberId: string; opened: OpenedSession; device: string }
  | { ok: false; code: ProblemCode };

type Checked =
  | { ok: true; account: LoginAccount }
  | { ok: false; code: ProblemCode; memberId: string | null };

/** States that are named once the password was right; the others look like a wrong one. */
const REFUSED_STATES: Partial<Record<string, ProblemCode>> = {
  applied: 'PENDING_APPROVAL',
  suspended: 'MEMBER_SUSPENDED',
};

const GONE = { state: 'withdrawn', passwordHash: '' };

async function checkPassword(
  { db, accounts, guesses, passwords, events }: LoginDeps,
  attempt: Attempt,
  password: string,
  now: number,
): Promise<Checked> {
  // Read only when it is this guess's turn: a burst of guesses must not all pass before the lock.
  if (!(await guesses.mayTry(attempt, now)))
    return { ok: false, code: 'LOGIN_LOCKED', memberId: null };
  const account = await accounts().find(db, attempt.userKey);
  const memberId = account?.id ?? null;
  if (await passwords.verify(account?.passwordHash ?? null, password)) {
    if (account && (await guesses.mayTry(attempt, now))) return { ok: true, account };
    return { ok: false, code: 'LOGIN_LOCKED', memberId };
  }
  const locked = await guesses.count(attempt, now);
  const { ip } = attempt;
  if (locked) await events.record({ kind: 'login.locked', at: now, memberId, ip, detail: locked });
  return { ok: false, code: 'LOGIN_FAILED', memberId };
}

/** Turns a user id and a password into the member's only session. */
export function createLogin(deps: LoginDeps) {
  const { db, ids, accounts, guesses, sessions, passwords, events } = deps;

  async function check(attempt: Attempt, password: string, now: number): Promise<Checked> {
    const first = await guesses.isTrusted(attempt, now);
    if (!first && passwords.isBusy()) return { ok: false, code: 'UNAVAILABLE', memberId: null };
    return passwords.inTurn(() => checkPassword(deps, attempt, password, now), { first });
  }

  async function open(account: LoginAccount, attempt: Attempt, now: number): Promise<LoginResult> {
    const closed = roleOf(account) !== 'admin' && (await deps.underMaintenance());
    const minutes = await deps.sessionMinutes();
    const memberId = account.id;
    return db.tx<LoginResult>(async (q) => {
      const { state, passwordHash } = (await accounts().lock(q, memberId)) ?? GONE;
      if (state !== 'approved') return { ok: false, code: REFUSED_STATES[state] ?? 'LOGIN_FAILED' };
      // Whoever knows the old one must not come in behind a change that ends all sessions.
      if (passwordHash !== account.passwordHash) return { ok: false, code: 'LOGIN_FAILED' };
      if (closed) return { ok: false, code: 'UNDER_MAINTENANCE' };
      const opened = await sessions.open(q, { memberId, ip: attempt.ip, minutes }, now);
      const device = ids.token();
      const name = deviceName(attempt.raw.headers['user-agent']);
      await rememberDevice(q, { before: attempt.device, after: device, memberId, name }, now);
      await accounts().noteLogin(q, memberId, now);
      return { ok: true, memberId, opened, device };
    });
  }

  async function recordRefusal(
    { code, memberId }: { code: ProblemCode; memberId: string | null },
    { ip }: Attempt,
    at: number,
  ): Promise<void> {
    // An overload is one event, whomever it meets: it must not become a flood of writes.
    const from = code === 'UNAVAILABLE' ? '' : ip;
    const event = { kind: 'login.refused', at, memberId, ip: from, detail: code } as const;
    await (code === 'LOGIN_FAILED' ? events.record(event) : events.recordOnce(event));
  }

  return async function login(credentials: Credentials, now: number): Promise<LoginResult> {
    const { userId, password, ip, device, raw } = credentials;
    const attempt: Attempt = { userKey: foldText(userId).toLowerCase(), ip, device, raw };
    const checked = await check(attempt, password, now);
    if (!checked.ok) {
      await recordRefusal(checked, attempt, now);
      return { ok: false, code: checked.code };
    }
    await guesses.forget(attempt, now);
    const result = await open(checked.account, attempt, now);
    const event = { at: now, memberId: checked.account.id, ip };
    if (result.ok) {
      await events.record({ ...event, kind: 'login.accepted', detail: result.opened.id });
    } else {
      await events.record({ ...event, kind: 'login.refused', detail: result.code });
    }
    return result;
  };
}

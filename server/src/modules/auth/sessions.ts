import { networkOf } from '../../lib/address.ts';
import type { ModuleDeps } from '../../module.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import type { EndReason } from '../../stream/types.ts';
import { afterCommit, type Db, type Queryable } from '../../lib/db.ts';
import { createSessionCache, type SessionCache } from './session-cache.ts';
import * as repository from './session-repository.ts';
import type { SessionBounds, SessionEnd, StoredSession } from './session-repository.ts';
import { tokenHash } from './token.ts';

const MINUTE = 60_000;
/** A session is over after this time, however active its member is. */
export const LONGEST_MINUTES = 12 * 60;

export interface Sessions {
  /** Ended ones included; at most 2 s old, never older than an end made here. */
  find(token: string): Promise<StoredSession | null>;
  /** Ends the member's running session and opens another, inside `q`. */
  open(q: Queryable, member: NewcomerSession, now: number): Promise<OpenedSession>;
  /**
   * Another token and full length for the session, inside `q`; all others of its member end. Null when the session is over.
   */
  renew(
    q: Queryable,
    session: { id: string; memberId: string },
    minutes: number,
    now: number,
  ): Promise<OpenedSession | null>;
  /** Ends after `minutes` from `now`, be it sooner or later than before. Null when it is over. */
  refresh(id: string, minutes: number, now: number): Promise<number | null>;
  /** For a manual clock that jumps to `to`: full length from there. */
  carry(id: string, to: number): Promise<void>;
  /** Notes that the member is here, which polling shows as well. */
  seen(id: string, now: number): void;
  /** Counts a call as activity, which never shortens a session; writes at most once a minute. */
  touch(session: StoredSession, now: number): Promise<void>;
  end(id: string, reason: SessionEnd, now: number): Promise<void>;
  /** Ends those of a member inside `q`, and their streams after the commit; how many there were. */
  endOf(q: Queryable, memberId: string, reason: SessionEnd, now: number): Promise<number>;
  /** Ends those of an address' network in the same way. */
  endByIp(q: Queryable, ip: string, now: number): Promise<void>;
  /** Ends those of everyone but admins in the same way. */
  endNonAdmins(q: Queryable, now: number): Promise<void>;
  /** Ends the streams of those of these sessions that are over: another server may have ended them. */
  dropEnded(ids: readonly string[]): Promise<void>;
  /** When the session ends without activity, and at the latest; zeros where there is none. */
  boundsOf(id: string): Promise<SessionBounds>;
  /** Sessions that called within the last five minutes on this server. */
  recentCount(now: number): number;
  expiryTask: DueTask;
}

export interface NewcomerSession {
  memberId: string;
  ip: string;
  /** How long it lasts without activity. Given, because inside a transaction nothing else may be read. */
  minutes: number;
}

export interface OpenedSession extends SessionBounds {
  id: string;
  token: string;
}

/** Why a stream ends with its session. */
const STREAM_REASON: Record<SessionEnd, EndReason> = {
  logout: 'logout',
  replaced: 'replaced',
  expired: 'expired',
  suspended: 'expired',
  maintenance: 'maintenance',
  blocked: 'blocked',
  ended: 'expired',
};

function boundsOf(length: number, now: number): SessionBounds {
  const endsAt = now + LONGEST_MINUTES * MINUTE;
  return { expiresAt: Math.min(now + length * MINUTE, endsAt), endsAt };
}

interface SessionParts extends Pick<ModuleDeps, 'db' | 'bus' | 'ids'> {
  cache: SessionCache;
  expiry: ExpiryWatch;
  /** Forgets sessions that have ended, and ends their streams. */
  announce(ended: readonly string[], reason: SessionEnd): void;
}

/** Knows when the next session expires, without a read for each that is opened. */
function createExpiryWatch(db: Db) {
  /** Not later than the first expiry here; undefined when it must be read. */
  let next: number | null | undefined;
  return {
    note(expiresAt: number): void {
      if (next !== undefined) next = Math.min(next ?? expiresAt, expiresAt);
    },
    async next(): Promise<number | null> {
      if (next === undefined) next = await repository.earliestExpiry(db);
      return next;
    },
    forget(): void {
      next = undefined;
    },
  };
}

type ExpiryWatch = ReturnType<typeof createExpiryWatch>;

function makeToken(ids: ModuleDeps['ids']): { token: string; hash: string } {
  const token = ids.token();
  const hash = tokenHash(token);
  if (hash === null) throw new Error('a fresh token must be well formed');
  return { token, hash };
}

async function open(
  { ids, expiry, announce }: SessionParts,
  q: Queryable,
  { memberId, ip, minutes }: NewcomerSession,
  now: number,
): Promise<OpenedSession> {
  const ended = await repository.endSessions(q, { memberId }, 'replaced', now);
  const id = ids.id('ses');
  const { token, hash } = makeToken(ids);
  const bounds = boundsOf(minutes, now);
  await repository.insertSession(q, { id, tokenHash: hash, memberId, now, ip, ...bounds });
  await afterCommit(() => {
    expiry.note(bounds.expiresAt);
    announce(ended, 'replaced');
  });
  return { id, token, ...bounds };
}

async function renew(
  { bus, ids, cache, expiry, announce }: SessionParts,
  q: Queryable,
  { id, memberId, minutes }: { id: string; memberId: string; minutes: number },
  now: number,
): Promise<OpenedSession | null> {
  const ended = await repository.endSessions(q, { memberId, but: id }, 'replaced', now);
  const { token, hash } = makeToken(ids);
  const bounds = boundsOf(minutes, now);
  if (!(await repository.renewSession(q, { id, tokenHash: hash, ...bounds }))) return null;
  await afterCommit(() => {
    expiry.note(bounds.expiresAt);
    announce(ended, 'replaced');
    cache.forget(id);
    // Streams that the old token opened: those of the caller come back with the new one.
    bus.endSession({ sessionId: id }, 'shutdown');
  });
  return { id, token, ...bounds };
}

async function refresh(
  { db, cache, expiry }: SessionParts,
  id: string,
  until: number,
): Promise<number | null> {
  const expiresAt = await repository.setExpiry(db, id, until);
  if (expiresAt === null) {
    cache.forget(id);
    return null;
  }
  cache.setExpiry(id, expiresAt);
  expiry.note(expiresAt);
  return expiresAt;
}

function createEnding({
  db,
  announce,
}: SessionParts): Pick<Sessions, 'end' | 'endOf' | 'endByIp' | 'endNonAdmins' | 'dropEnded'> {
  return {
    async end(id, reason, now) {
      await repository.endSessions(db, { id }, reason, now);
      // Announced even when another server ended it first: this one may still hold a stream.
      announce([id], reason);
    },
    async endOf(q, memberId, reason, now) {
      const ended = await repository.endSessions(q, { memberId }, reason, now);
      await afterCommit(() => announce(ended, reason));
      return ended.length;
    },
    async endByIp(q, ip, now) {
      const network = networkOf(ip);
      const ips = (await repository.listIps(q)).filter((one) => networkOf(one) === network);
      const ended = await repository.endSessions(q, { ips }, 'blocked', now);
      await afterCommit(() => announce(ended, 'blocked'));
    },
    async endNonAdmins(q, now) {
      const ended = await repository.endSessions(q, 'non-admins', 'maintenance', now);
      await afterCommit(() => announce(ended, 'maintenance'));
    },
    async dropEnded(of) {
      if (of.length === 0) return;
      for (const { id, reason } of await repository.findEnded(db, of)) announce([id], reason);
    },
  };
}

function createExpiryTask({ db, expiry, announce }: SessionParts): DueTask {
  return {
    name: 'session-expiry',
    nextDue: () => expiry.next(),
    async runDue(now) {
      announce(await repository.endSessions(db, { dueBy: now }, 'expired', now), 'expired');
      expiry.forget();
    },
  };
}

/** `minutes` is the length a session has without activity. */
export function createSessions(deps: ModuleDeps, minutes: () => Promise<number>): Sessions {
  const { db, bus, ids } = deps;
  const cache = createSessionCache();
  const expiry = createExpiryWatch(db);
  const parts: SessionParts = {
    db,
    bus,
    ids,
    cache,
    expiry,
    announce(ended, reason) {
      for (const id of ended) {
        cache.forget(id);
        bus.endSession({ sessionId: id }, STREAM_REASON[reason]);
      }
    },
  };
  return {
    async find(token) {
      const hash = tokenHash(token);
      if (hash === null) return null;
      return cache.read(hash, () => repository.findByHash(db, hash));
    },
    open: (q, member, now) => open(parts, q, member, now),
    renew: (q, { id, memberId }, length, now) =>
      renew(parts, q, { id, memberId, minutes: length }, now),
    seen: (id, now) => cache.seen(id, now),
    refresh: (id, length, now) => refresh(parts, id, now + length * MINUTE),
    async carry(id, to) {
      const bounds = boundsOf(await minutes(), to);
      await repository.setBounds(db, id, bounds);
      cache.forget(id);
      expiry.note(bounds.expiresAt);
    },
    async touch({ id, expiresAt, endsAt }, now) {
      const length = (await minutes()) * MINUTE;
      // A quarter of very short sessions, so that a one-minute setting still slides.
      const gained = Math.min(now + length, endsAt) - expiresAt;
      if (gained < Math.min(MINUTE, length / 4)) return;
      await refresh(parts, id, now + length);
    },
    ...createEnding(parts),
    async boundsOf(id) {
      const bounds = cache.endOf(id) ?? (await repository.readBounds(db, id));
      return bounds ?? { expiresAt: 0, endsAt: 0 };
    },
    recentCount: (now) => cache.recentCount(now),
    expiryTask: createExpiryTask(parts),
  };
}

import { ADMIN_ROLE, MEMBER_TYPE } from '#rules/roles.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Session } from '../../lib/session.ts';

export const SESSION_ENDS = [
  'logout',
  'replaced',
  'expired',
  'suspended',
  'maintenance',
  'blocked',
  'ended',
] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

export interface SessionBounds {
  /** When it is over without activity. */
  expiresAt: number;
  /** When it is over whatever its member does. */
  endsAt: number;
}

export interface StoredSession extends Session, SessionBounds {
  state: string;
  endReason: SessionEnd | null;
}

export interface NewSession extends SessionBounds {
  id: string;
  tokenHash: string;
  memberId: string;
  now: number;
  ip: string;
}

/** Finds a session, ended ones included, with what its member may do now. */
export async function findByHash(q: Queryable, hash: string): Promise<StoredSession | null> {
  const [row] = await q.query<StoredSession>(
    `select s.id, m.id as "memberId", m.user_id as "userId", m.type, m.role, m.state,
            s.expires_at as "expiresAt", s.ends_at as "endsAt", s.end_reason as "endReason"
       from session s join member m on m.id = s.member_id
      where s.token_hash = $1`,
    [hash],
  );
  return row ?? null;
}

export async function insertSession(q: Queryable, session: NewSession): Promise<void> {
  await q.query(
    `insert into session (id, token_hash, member_id, created_at, expires_at, ends_at, ip)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      session.id,
      session.tokenHash,
      session.memberId,
      session.now,
      session.expiresAt,
      session.endsAt,
      session.ip,
    ],
  );
}

/** Sets when a running session expires, at most at its end. Returns the instant that holds, null when it is over. */
export async function setExpiry(
  q: Queryable,
  id: string,
  expiresAt: number,
): Promise<number | null> {
  const [row] = await q.query<{ expiresAt: number }>(
    `update session set expires_at = least(ends_at, $2)
      where id = $1 and ended_at is null returning expires_at as "expiresAt"`,
    [id, expiresAt],
  );
  return row?.expiresAt ?? null;
}

/** False when the session is over. */
export async function renewSession(
  q: Queryable,
  session: Pick<NewSession, 'id' | 'tokenHash' | 'expiresAt' | 'endsAt'>,
): Promise<boolean> {
  const rows = await q.query(
    `update session set token_hash = $2, expires_at = $3, ends_at = $4
      where id = $1 and ended_at is null returning 1`,
    [session.id, session.tokenHash, session.expiresAt, session.endsAt],
  );
  return rows.length > 0;
}

/** For a clock that jumps; one that is over stays as it is. */
export async function setBounds(
  q: Queryable,
  id: string,
  { expiresAt, endsAt }: { expiresAt: number; endsAt: number },
): Promise<void> {
  await q.query(
    'update session set expires_at = $2, ends_at = $3 where id = $1 and ended_at is null',
    [id, expiresAt, endsAt],
  );
}

/** Finds those of these sessions that are over, with why, whichever server ended them. */
export function findEnded(
  q: Queryable,
  ids: readonly string[],
): Promise<{ id: string; reason: SessionEnd }[]> {
  return q.query<{ id: string; reason: SessionEnd }>(
    `select id, end_reason as reason from session where id = any($1) and ended_at is not null`,
    [ids],
  );
}

export async function readBounds(q: Queryable, id: string): Promise<SessionBounds | null> {
  const [row] = await q.query<SessionBounds>(
    `select expires_at as "expiresAt", ends_at as "endsAt" from session where id = $1`,
    [id],
  );
  return row ?? null;
}

type Target =
  | { id: string }
  | { memberId: string; but?: string }
  | { ips: readonly string[] }
  | { dueBy: number }
  | 'non-admins';

/** Ends running sessions; returns the ids of those that this call ended. */
export async function endSessions(
  q: Queryable,
  target: Target,
  reason: SessionEnd,
  now: number,
): Promise<string[]> {
  const [condition, ...values] = conditionOf(target);
  const rows = await q.query<{ id: string }>(
    `update session s set ended_at = $1, end_reason = $2
      where s.ended_at is null and ${condition} returning s.id`,
    [now, reason, ...values],
  );
  return rows.map((row) => row.id);
}

function conditionOf(target: Target): [string, ...unknown[]] {
  if (target === 'non-admins') {
    return [
      'not exists (select 1 from member m where m.id = s.member_id and m.type = $3 and m.role = $4)',
      MEMBER_TYPE.regular,
      ADMIN_ROLE,
    ];
  }
  if ('id' in target) return ['s.id = $3', target.id];
  if ('memberId' in target) {
    return ['s.member_id = $3 and s.id <> $4', target.memberId, target.but ?? ''];
  }
  if ('ips' in target) return ['s.ip = any($3)', target.ips];
  return ['s.expires_at <= $3', target.dueBy];
}

/** Addresses that sessions run at. */
export async function listIps(q: Queryable): Promise<string[]> {
  const rows = await q.query<{ ip: string }>(
    'select distinct ip from session where ended_at is null',
  );
  return rows.map((row) => row.ip);
}

export async function earliestExpiry(q: Queryable): Promise<number | null> {
  const [row] = await q.query<{ at: number | null }>(
    'select min(expires_at) as at from session where ended_at is null',
  );
  return row?.at ?? null;
}

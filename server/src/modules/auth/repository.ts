import type { Queryable } from '../../lib/db.ts';
import type { SecurityEvent } from './security-events.ts';

export async function listBlockedIps(q: Queryable): Promise<string[]> {
  const rows = await q.query<{ ip: string }>('select ip from blocked_ip');
  return rows.map((row) => row.ip);
}

export interface BlockedAddress {
  ip: string;
  reason: string;
  at: number;
}

export function listBlockedAddresses(q: Queryable, limit: number): Promise<BlockedAddress[]> {
  return q.query<BlockedAddress>(
    'select ip, reason, created_at as at from blocked_ip order by created_at desc, ip limit $1',
    [limit],
  );
}

/** Lets an address in again; the reason it was blocked for, null where it was not. */
export async function deleteBlockedIp(q: Queryable, ip: string): Promise<string | null> {
  const rows = await q.query<{ reason: string }>(
    'delete from blocked_ip where ip = $1 returning reason',
    [ip],
  );
  return rows[0]?.reason ?? null;
}

/** Blocks an address; one that is blocked keeps its first reason, and the answer is false. */
export async function insertBlockedIp(
  q: Queryable,
  { ip, reason, now }: { ip: string; reason: string; now: number },
): Promise<boolean> {
  const rows = await q.query(
    `insert into blocked_ip (ip, reason, created_at) values ($1, $2, $3)
     on conflict (ip) do nothing returning 1`,
    [ip, reason, now],
  );
  return rows.length > 0;
}

export async function insertSecurityEvent(
  q: Queryable,
  { at, kind, memberId, ip, detail }: SecurityEvent,
): Promise<void> {
  await q.query(
    'insert into security_event (at, kind, member_id, ip, detail) values ($1, $2, $3, $4, $5)',
    [at, kind, memberId, ip, detail],
  );
}

export async function deleteSecurityEvents(q: Queryable, before: number): Promise<void> {
  await q.query('delete from security_event where at < $1', [before]);
}

export interface SignIn {
  at: number;
  isAccepted: boolean;
  ip: string;
}

/** Lists a member's sign-ins and those that were refused, newest first. */
export function listSignIns(q: Queryable, memberId: string, limit: number): Promise<SignIn[]> {
  return q.query<SignIn>(
    `select at, kind = 'login.accepted' as "isAccepted", ip from security_event
     where member_id = $1 and kind in ('login.accepted', 'login.refused')
     order by at desc, id desc limit $2`,
    [memberId, limit],
  );
}

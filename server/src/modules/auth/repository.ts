import type { Queryable } from '../../lib/db.ts';
import type { SecurityEvent } from './security-events.ts';

export async function listBlockedIps(q: Queryable): Promise<string[]> {
  const rows = await q.query<{ ip: string }>('select ip from blocked_ip');
  return rows.map((row) => row.ip);
}

/** Blocks an address; one that is blocked keeps its first reason. */
export async function insertBlockedIp(
  q: Queryable,
  { ip, reason, now }: { ip: string; reason: string; now: number },
): Promise<void> {
  await q.query(
    'insert into blocked_ip (ip, reason, created_at) values ($1, $2, $3) on conflict (ip) do nothing',
    [ip, reason, now],
  );
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

import type { Queryable } from '../../lib/db.ts';

export async function readBlocked(q: Queryable): Promise<string[]> {
  const rows = await q.query<{ ip: string }>('select ip from blocked_ip');
  return rows.map((row) => row.ip);
}

export interface BlockedAddress {
  ip: string;
  reason: string;
  at: number;
}

export function listBlocked(q: Queryable, limit: number): Promise<BlockedAddress[]> {
  return q.query<BlockedAddress>(
    'select ip, reason, created_at as at from blocked_ip order by created_at desc, ip limit $1',
    [limit],
  );
}

/** Answers the reason it was blocked for, null where it was not. */
export async function deleteBlocked(q: Queryable, address: string): Promise<string | null> {
  const rows = await q.query<{ reason: string }>(
    'delete from blocked_ip where ip = $1 returning reason',
    [address],
  );
  return rows[0]?.reason ?? null;
}

/** Blocks an address; one that is blocked keeps its first reason, and the answer is false. */
export async function insertBlocked(
  q: Queryable,
  { address, reason, at }: { address: string; reason: string; at: number },
): Promise<boolean> {
  const rows = await q.query(
    `insert into blocked_ip (ip, reason, created_at) values ($1, $2, $3)
     on conflict (ip) do nothing returning 1`,
    [address, reason, at],
  );
  return rows.length > 0;
}

import type { Queryable } from '../../lib/db.ts';

export interface AuditRecord {
  at: number;
  /** The id of the member who acted. */
  actor: string;
  action: string;
  /** What was acted on: an id, or a word for the whole site. */
  target: string;
  before?: unknown;
  after?: unknown;
  ip: string;
}

/** Writes what an admin did, in the transaction that does it. The table refuses changes. */
export async function recordAudit(q: Queryable, record: AuditRecord): Promise<void> {
  const { at, actor, action, target, before, after, ip } = record;
  await q.query(
    `insert into audit (at, actor, action, target, before, after, ip)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [at, actor, action, target, toJson(before), toJson(after), ip],
  );
}

function toJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';

interface AuditFilter {
  actor: string | undefined;
  /** How the action begins. */
  action: string | undefined;
  target: string | undefined;
  /** Epoch milliseconds, from `from` until before `to`. */
  from: number | undefined;
  to: number | undefined;
}

export interface AuditRow {
  id: number;
  at: number;
  actor: string;
  by: string;
  action: string;
  target: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  ip: string;
}

/** Lists records, the newest first, from the one after `after`. */
export function listAudit(
  q: Queryable,
  { actor, action, target, from, to }: AuditFilter,
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<AuditRow[]> {
  return q.query<AuditRow>(
    `select a.id, a.at, a.actor, coalesce(m.nickname, a.actor) as by, a.action, a.target, a.before, a.after, a.ip
     from audit a left join member m on m.id = a.actor
     where ($1::text is null or a.actor = $1) and ($2::text is null or starts_with(a.action, $2))
       and ($3::text is null or a.target = $3) and a.at >= $4 and a.at < $5
       and ($6::bigint is null or (a.at, a.id) < ($6, $7::bigint))
     order by a.at desc, a.id desc limit $8`,
    [
      actor ?? null,
      action ?? null,
      target ?? null,
      from ?? 0,
      to ?? Number.MAX_SAFE_INTEGER,
      after?.at ?? null,
      after?.id ?? null,
      limit,
    ],
  );
}

import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import { type AuditFilter, type AuditRow, listAudit } from './repository.ts';

type AuditRecord = components['schemas']['AuditRecord'];

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What a record says of each field; one that stayed as it was is left out where another changed. */
function changesOf({ before, after }: Pick<AuditRow, 'before' | 'after'>): AuditRecord['changes'] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }))
    .filter((one) => one.before !== one.after);
}

/** Reads a page of what staff did, the newest first. */
export async function auditPage(
  q: Queryable,
  filter: AuditFilter,
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<{ data: AuditRecord[]; nextCursor: string | null }> {
  const rows = await listAudit(q, filter, { after, limit: limit + 1 });
  const page = pageOf(rows, limit, ({ at, id }) => ({ at, id: String(id) }));
  return {
    ...page,
    data: page.data.map(({ before, after: now, ...row }) => ({
      ...row,
      changes: changesOf({ before, after: now }),
    })),
  };
}

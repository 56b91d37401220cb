import type { components } from '#contract/types.gen.ts';
import type { Handlers } from '../../contract/types.ts';
import type { Db } from '../../lib/db.ts';
import { cursorProblem, fromCursor, pageOf } from '../../lib/page.ts';
import { type AuditRow, listAudit } from './audit-repository.ts';

type AuditRecord = components['schemas']['AuditRecord'];

const DEFAULT_LIMIT = 50;

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

/** What staff did, the newest first. */
export function auditRoutes(db: Db): Partial<Handlers> {
  return {
    async getAudit({ query: { cursor, limit = DEFAULT_LIMIT, ...query } }) {
      const after = fromCursor(cursor, 'number');
      if (after === null) return cursorProblem();
      const { actor, action, target, from, to } = query;
      const filter = { actor, action, target, from, to };
      const rows = await listAudit(db, filter, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ at, id }) => ({ at, id: String(id) }));
      const data = page.data.map(({ before, after: now, ...row }) => ({
        ...row,
        changes: changesOf({ before, after: now }),
      }));
      return { status: 200, body: { ...page, data } };
    },
  };
}

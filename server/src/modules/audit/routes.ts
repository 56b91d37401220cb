import type { Handlers } from '../../contract/types.ts';
import type { Db } from '../../lib/db.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { auditPage } from './audit-list.ts';

const DEFAULT_LIMIT = 50;

export function auditRoutes(db: Db): Pick<Handlers, 'getAudit'> {
  return {
    async getAudit({ query: { cursor, limit = DEFAULT_LIMIT, ...query } }) {
      const after = fromCursor(cursor, 'number');
      if (after === null) return cursorProblem();
      const { actor, action, target, from, to } = query;
      const filter = { actor, action, target, from, to };
      return { status: 200, body: await auditPage(db, filter, { after, limit }) };
    },
  };
}

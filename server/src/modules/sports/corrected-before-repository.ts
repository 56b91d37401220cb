import type { Queryable } from '../../lib/db.ts';

/**
 * Ids of those fixtures whose result was corrected before. Where a correction took away what had decided a leg, the leg
 * has kept its result: whatever the match reports next decides it again, and not only legs that are open.
 */
export async function correctedAmong(
  q: Queryable,
  fixtureIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (fixtureIds.length === 0) return new Set();
  const rows = await q.query<{ id: string }>(
    'select id from fixture where id = any($1) and result_version > 0',
    [fixtureIds],
  );
  return new Set(rows.map(({ id }) => id));
}

import type { Queryable } from '../../lib/db.ts';

/** Leaves of records about these targets who did what, when, and its numbers; texts are removed. */
export async function eraseRecords(q: Queryable, targets: readonly string[]): Promise<void> {
  await q.query(
    `update audit set before = audit_skeleton(before), after = audit_skeleton(after) where target = any($1)`,
    [targets],
  );
}

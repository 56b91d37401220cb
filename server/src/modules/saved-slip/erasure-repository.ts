import type { Queryable } from '../../lib/db.ts';

/** Removes what a member kept, names included. */
export async function eraseSavedSlips(q: Queryable, memberId: string): Promise<void> {
  await q.query('delete from saved_slip where member_id = $1', [memberId]);
}

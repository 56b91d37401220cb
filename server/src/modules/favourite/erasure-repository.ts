import type { Queryable } from '../../lib/db.ts';

export async function eraseFavourites(q: Queryable, memberId: string): Promise<void> {
  await q.query('delete from favourite where member_id = $1', [memberId]);
}

import type { Queryable } from '../../lib/db.ts';

export async function eraseNotifications(q: Queryable, memberId: string): Promise<void> {
  await q.query('delete from notification_read where member_id = $1', [memberId]);
  await q.query('delete from notification_reader where member_id = $1', [memberId]);
}

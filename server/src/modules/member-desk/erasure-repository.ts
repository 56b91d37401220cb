import type { Queryable } from '../../lib/db.ts';

/** Removes what staff wrote about a member; that and when somebody wrote, or kept the member out, stays. */
export async function eraseNotes(q: Queryable, memberId: string): Promise<void> {
  await q.query(`update member_note set contents = '' where member_id = $1`, [memberId]);
  await q.query(
    `update member_ban set reason = '', end_reason = case when end_reason is not null then '' end where member_id = $1`,
    [memberId],
  );
}

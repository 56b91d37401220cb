import type { Queryable } from '../../lib/db.ts';

/** Removes from where a member signed in, on what, and what went wrong; when a session was stays. */
export async function eraseSignIns(
  q: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await q.query(`update session set ip = '' where member_id = $1`, [id]);
  await q.query('delete from device where member_id = $1', [id]);
  await q.query('delete from security_event where member_id = $1', [id]);
  await q.query('delete from login_failure where user_key = lower($1)', [userId]);
}

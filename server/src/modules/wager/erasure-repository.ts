import type { Queryable } from '../../lib/db.ts';

/** Removes from where a member cashed out; bets have nothing else of a person. */
export async function eraseCashOutAddresses(q: Queryable, memberId: string): Promise<void> {
  await q.query('update cash_out set ip = null where member_id = $1', [memberId]);
}

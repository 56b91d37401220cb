import type { Queryable } from '../../lib/db.ts';

/** Removes the wallet that a member registered. */
export async function eraseWallet(q: Queryable, memberId: string): Promise<void> {
  await q.query('delete from tether_wallet where member_id = $1', [memberId]);
}

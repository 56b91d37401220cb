import type { Queryable } from '../../lib/db.ts';

export async function eraseWallet(q: Queryable, memberId: string): Promise<void> {
  await q.query('delete from tether_wallet where member_id = $1', [memberId]);
}

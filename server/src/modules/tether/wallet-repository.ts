import type { Queryable } from '../../lib/db.ts';

/** The address that a member's tether withdrawals are sent to; null before one is registered. */
export async function readWallet(q: Queryable, memberId: string): Promise<string | null> {
  const [row] = await q.query<{ address: string }>(
    'select address from tether_wallet where member_id = $1',
    [memberId],
  );
  return row?.address ?? null;
}

/** Who else has registered the address. */
export async function sharersOf(
  q: Queryable,
  { memberId, address }: { memberId: string; address: string },
): Promise<string[]> {
  const rows = await q.query<{ memberId: string }>(
    `select member_id as "memberId" from tether_wallet where address = $2 and member_id <> $1
     order by member_id`,
    [memberId, address],
  );
  return rows.map(({ memberId: other }) => other);
}

export async function saveWallet(
  q: Queryable,
  { memberId, address, at }: { memberId: string; address: string; at: number },
): Promise<void> {
  await q.query(
    `insert into tether_wallet (member_id, address, updated_at) values ($1, $2, $3)
     on conflict (member_id) do update set address = excluded.address, updated_at = excluded.updated_at`,
    [memberId, address, at],
  );
}

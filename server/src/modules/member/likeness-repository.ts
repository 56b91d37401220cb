import type { Queryable } from '../../lib/db.ts';

/** By what two accounts are likely one person's. */
export type LikenessBy = 'device' | 'wallet';

/** Notes for staff that others had the device or the wallet of a member before; what is known already stays as it is. */
export async function noteLikeness(
  q: Queryable,
  like: { memberId: string; others: readonly string[]; by: LikenessBy; at: number },
): Promise<void> {
  const { memberId, others, by, at } = like;
  await q.query(
    `insert into member_likeness (member_id, other_id, by, at)
     select $1, other, $3, $4 from unnest($2::text[]) other where other <> $1
     on conflict (member_id, other_id, by) do nothing`,
    [memberId, others, by, at],
  );
}

import type { Queryable } from '../../lib/db.ts';

/** One gift of a member of staff at a time: whether it takes a second person depends on the sum of those before. */
export async function lockGiver(q: Queryable, staffId: string): Promise<void> {
  await q.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`giver:${staffId}`]);
}

/**
 * Sums in won what a member of staff has requested since an instant, corrections, rewards and coupons of all members together,
 * refused ones left out.
 */
export async function givenBy(q: Queryable, staffId: string, since: number): Promise<number> {
  const [row] = await q.query<{ won: number }>(
    `select coalesce(sum((details ->> 'won')::bigint), 0)::bigint as won from request
     where kind in ('adjustment', 'couponIssue') and details ->> 'askedBy' = $1 and created_at > $2
       and state <> 'rejected'`,
    [staffId, since],
  );
  return row?.won ?? 0;
}

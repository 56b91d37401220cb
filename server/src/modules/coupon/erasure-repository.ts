import type { Queryable } from '../../lib/db.ts';

/** Removes why a member's coupons were taken back; the ids of the coupons. */
export async function eraseCouponReasons(q: Queryable, memberId: string): Promise<string[]> {
  const rows = await q.query<{ id: string }>('select id from coupon where member_id = $1', [
    memberId,
  ]);
  const ids = rows.map(({ id }) => id);
  await q.query(
    'update coupon_step set reason = null where coupon_id = any($1) and reason is not null',
    [ids],
  );
  return ids;
}

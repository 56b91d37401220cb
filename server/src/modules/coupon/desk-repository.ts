import type { Queryable } from '../../lib/db.ts';
import { beginsWith } from '../../lib/like.ts';
import type { Position } from '../../lib/page.ts';
import type { CouponCounts, CouponState, DeskCoupon } from './types.ts';

const ROW = `
  select c.id, c.name, c.kind, c.amount, c.currency, c.state, c.issued_at as "issuedAt", c.valid_to as "validTo",
    c.updated_at as "updatedAt", c.member_id as "memberId", m.user_id as "userId", m.nickname,
    (select u.code from coupon_code_use u where u.coupon_id = c.id) as code,
    (select s.nickname from request r join member s on s.id = r.member_id where r.id = c.request_id) as by,
    (select s.reason from coupon_step s where s.coupon_id = c.id and s.event = 'revoke') as reason
  from coupon c join member m on m.id = c.member_id`;

export interface CouponSearch {
  /** What the coupon's name, its code, or the id or nickname of its member begins with. */
  begins: string | undefined;
  state: CouponState | undefined;
  after: Position | undefined;
  limit: number;
}

/** Of all members, the newest first. Each way to find one has an index of its own. */
export function listCoupons(q: Queryable, search: CouponSearch): Promise<DeskCoupon[]> {
  const { begins, state, after, limit } = search;
  const found =
    begins === undefined
      ? ''
      : `and c.id in (
          select id from coupon where name like $5
          union select coupon_id from coupon_code_use where code like upper($5)
          union select o.id from coupon o join member p on p.id = o.member_id
            where lower(p.user_id) like lower($5) or p.nickname like $5)`;
  return q.query<DeskCoupon>(
    `${ROW} where ($1::text is null or c.state = $1)
       and ($2::bigint is null or (c.issued_at, c.id) < ($2, $3)) ${found}
     order by c.issued_at desc, c.id desc limit $4`,
    [
      ...[state ?? null, after?.at ?? null, after?.id ?? null, limit],
      ...(begins === undefined ? [] : [beginsWith(begins)]),
    ],
  );
}

export async function readDeskCoupon(q: Queryable, id: string): Promise<DeskCoupon | null> {
  return (await q.query<DeskCoupon>(`${ROW} where c.id = $1`, [id]))[0] ?? null;
}

export async function countCoupons(q: Queryable): Promise<CouponCounts> {
  const rows = await q.query<{ state: CouponState; count: number }>(
    'select state, count(*)::int as count from coupon group by state',
  );
  const none = { issued: 0, used: 0, expired: 0, revoked: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

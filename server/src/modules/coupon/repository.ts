import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';
import type { Coupon, CouponState } from './types.ts';

export interface StoredCoupon extends Coupon {
  memberId: string;
}

export interface CouponStep {
  couponId: string;
  event: string;
  from: CouponState | null;
  to: CouponState;
  actor: string;
  reason: string | null;
  at: number;
}

const COLUMNS = `id, member_id as "memberId", name, kind, amount, currency, state, issued_at as "issuedAt",
  valid_to as "validTo", updated_at as "updatedAt"`;

export async function insertCoupon(
  q: Queryable,
  coupon: StoredCoupon & { requestId?: string },
): Promise<void> {
  const { id, memberId, name, kind, amount, currency, state, requestId = null } = coupon;
  await q.query(
    `insert into coupon (id, member_id, name, kind, amount, currency, state, issued_at, valid_to, updated_at, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8, $10)`,
    [id, memberId, name, kind, amount, currency, state, coupon.issuedAt, coupon.validTo, requestId],
  );
}

export async function insertStep(q: Queryable, step: CouponStep): Promise<void> {
  const { couponId, event, from, to, actor, reason, at } = step;
  await q.query(
    `insert into coupon_step (coupon_id, n, event, from_state, to_state, actor, reason, at)
     select $1, coalesce(max(n), 0) + 1, $2, $3, $4, $5, $6, $7 from coupon_step where coupon_id = $1`,
    [couponId, event, from, to, actor, reason, at],
  );
}

/** Locks the coupon until the transaction ends. */
export async function takeCoupon(q: Queryable, id: string): Promise<StoredCoupon | null> {
  const sql = `select ${COLUMNS} from coupon where id = $1 for update`;
  return (await q.query<StoredCoupon>(sql, [id]))[0] ?? null;
}

export async function saveState(
  q: Queryable,
  { id, state, updatedAt }: Pick<Coupon, 'id' | 'state' | 'updatedAt'>,
): Promise<void> {
  await q.query('update coupon set state = $2, updated_at = $3 where id = $1', [
    id,
    state,
    updatedAt,
  ]);
}

/** Of some states before `after`, newest first. */
export function listOwn(
  q: Queryable,
  memberId: string,
  page: { states: readonly CouponState[]; after: Position | undefined; limit: number },
): Promise<StoredCoupon[]> {
  const { states, after, limit } = page;
  return q.query<StoredCoupon>(
    `select ${COLUMNS} from coupon
     where member_id = $1 and state = any($2) and ($3::bigint is null or (issued_at, id) < ($3, $4))
     order by issued_at desc, id desc limit $5`,
    [memberId, states, after?.at ?? null, after?.id ?? null, limit],
  );
}

/** When the next coupon expires, epoch milliseconds; null without one. */
export async function nextExpiry(q: Queryable): Promise<number | null> {
  const [row] = await q.query<{ at: number | null }>(
    `select min(valid_to) as at from coupon where state = 'issued'`,
  );
  return row?.at ?? null;
}

/** Ids of coupons that are over at an instant and not marked so yet. */
export async function listOverdue(q: Queryable, now: number, limit: number): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `select id from coupon where state = 'issued' and valid_to <= $1 order by valid_to, id limit $2`,
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

export interface CouponMember {
  state: string;
  currency: Currency;
  level: number;
}

export async function readCouponMember(
  q: Queryable,
  memberId: string,
): Promise<CouponMember | null> {
  const sql = 'select state, currency, level from member where id = $1';
  return (await q.query<CouponMember>(sql, [memberId]))[0] ?? null;
}

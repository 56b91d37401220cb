import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';
import type { CouponKind } from './types.ts';

export interface CouponCode {
  /** Upper case. */
  code: string;
  name: string;
  kind: CouponKind;
  /** Points, or won. */
  amount: number;
  /** Cents for accounts in dollars; null for points, and where the code is not for them. */
  amountUsd: number | null;
  validDays: number;
  /** Epoch milliseconds from which on it is not taken any more. */
  closesAt: number;
  /** Coupons that it gives out at most. */
  most: number;
}

/** Reads a code and keeps it from everybody else until the transaction ends. */
export async function takeCode(
  q: Queryable,
  code: string,
): Promise<(CouponCode & { given: number }) | null> {
  const [row] = await q.query<CouponCode & { given: number }>(
    `select code, name, kind, amount, amount_usd as "amountUsd", valid_days as "validDays",
       closes_at as "closesAt", most, given from coupon_code where code = $1 for update`,
    [code],
  );
  return row ?? null;
}

export async function insertCode(q: Queryable, code: CouponCode): Promise<void> {
  await q.query(
    `insert into coupon_code (code, name, kind, amount, amount_usd, valid_days, closes_at, most)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      code.code,
      code.name,
      code.kind,
      code.amount,
      code.amountUsd,
      code.validDays,
      code.closesAt,
      code.most,
    ],
  );
}

/** Finds the coupon that a member has for a code. */
export async function couponOfCode(
  q: Queryable,
  code: string,
  memberId: string,
): Promise<string | null> {
  const [row] = await q.query<{ id: string }>(
    'select coupon_id as id from coupon_code_use where code = $1 and member_id = $2',
    [code, memberId],
  );
  return row?.id ?? null;
}

/** Counts a coupon of a code and remembers whose it is. */
export async function saveCodeUse(
  q: Queryable,
  use: { code: string; memberId: string; couponId: string },
): Promise<void> {
  await q.query('update coupon_code set given = given + 1 where code = $1', [use.code]);
  await q.query('insert into coupon_code_use (code, member_id, coupon_id) values ($1, $2, $3)', [
    use.code,
    use.memberId,
    use.couponId,
  ]);
}

export async function readCouponMember(
  q: Queryable,
  memberId: string,
): Promise<{ state: string; currency: Currency } | null> {
  const sql = 'select state, currency from member where id = $1';
  const [row] = await q.query<{ state: string; currency: Currency }>(sql, [memberId]);
  return row ?? null;
}

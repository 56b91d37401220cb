import type { Queryable } from '../../lib/db.ts';
import type { CouponAccount, CouponCode as ShownCode, CouponKind } from './types.ts';

export interface CouponCode {
  /** Upper case. */
  code: string;
  name: string;
  kind: CouponKind;
  /** Points, or won; null where the code is not for accounts in won. */
  amount: number | null;
  /** Cents for accounts in dollars; null for points, and where the code is not for them. */
  amountUsd: number | null;
  validDays: number;
  /** Epoch milliseconds from which on it is not taken any more. */
  closesAt: number;
  /** Coupons that it gives out at most. */
  most: number;
  /** Members of this level alone; null for all. */
  level: number | null;
  account: CouponAccount;
  /** Epoch milliseconds. */
  madeAt: number;
  /** The request of staff that it was made by; null for the demo's own. */
  requestId: string | null;
}

const COLUMNS = `code, name, kind, amount, amount_usd as "amountUsd", valid_days as "validDays", closes_at as "closesAt",
  most, given, level, account, made_at as "madeAt", request_id as "requestId"`;

/** Locks the code until the transaction ends. */
export async function takeCode(q: Queryable, code: string): Promise<StoredCode | null> {
  const [row] = await q.query<StoredCode>(
    `select ${COLUMNS} from coupon_code where code = $1 for update`,
    [code],
  );
  return row ?? null;
}

export async function insertCode(q: Queryable, code: CouponCode): Promise<void> {
  await q.query(
    `insert into coupon_code (code, name, kind, amount, amount_usd, valid_days, closes_at, most, level, account,
       made_at, request_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      code.code,
      code.name,
      code.kind,
      code.amount,
      code.amountUsd,
      code.validDays,
      code.closesAt,
      code.most,
      code.level,
      code.account,
      code.madeAt,
      code.requestId,
    ],
  );
}

/** The newest first, each with the number of coupons it has given out. */
export function listCodes(q: Queryable, limit: number): Promise<StoredCode[]> {
  return q.query<StoredCode>(
    `select ${COLUMNS} from coupon_code order by made_at desc, code limit $1`,
    [limit],
  );
}

export type StoredCode = CouponCode & { given: number };

export function showCode({ requestId: _requestId, ...code }: StoredCode, now: number): ShownCode {
  const isFull = code.given >= code.most;
  return { ...code, state: code.closesAt <= now ? 'closed' : isFull ? 'exhausted' : 'open' };
}

export async function saveClosing(q: Queryable, code: string, at: number): Promise<void> {
  await q.query('update coupon_code set closes_at = $2 where code = $1', [code, at]);
}

/** Whether a code is there, or waits for another admin. */
export async function isCodeTaken(q: Queryable, code: string): Promise<boolean> {
  const [row] = await q.query<{ taken: boolean }>(
    `select exists (select from coupon_code where code = $1) or exists (
       select from request where kind = 'couponIssue' and is_open and details ->> 'code' = $1) as taken`,
    [code],
  );
  return row?.taken === true;
}

/** The id of the coupon that the member has for the code. */
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

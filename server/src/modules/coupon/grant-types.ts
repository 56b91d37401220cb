import type { CouponAccount, CouponKind } from './types.ts';

/** What an admin asks for: a code, or coupons for members. */
export interface GrantDetails {
  /** Null where members are given the coupon. */
  code: string | null;
  name: string;
  kind: CouponKind;
  /** Points, or won. */
  amount: number | null;
  /** Cents. */
  amountUsd: number | null;
  /** Coupons at most. */
  count: number;
  validDays: number;
  /** Of a code, epoch milliseconds. */
  closesAt: number | null;
  level: number | null;
  account: CouponAccount;
  /** Ids of those who are given it. */
  memberIds: readonly string[];
  reason: string;
  /** What all of them are worth in won. */
  won: number;
  /** Whether two admins decide it, as it was when it was requested. */
  takesTwo: boolean;
  /** Id of the admin who requested it. */
  askedBy: string;
}

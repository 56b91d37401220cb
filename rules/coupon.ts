import { type Currency, toSafeNumber } from './money.ts';

/** From so much on, what one admin gives in coupons within a day takes another one, won. */
export const COUPON_SECOND_PERSON_WON = 300_000;

export interface CouponAmounts {
  /** Points, or won; null where the coupon is not for accounts in won. */
  amount: number | null;
  /** Cents; null where it is not for accounts in dollars. */
  amountUsd: number | null;
}

/** What one coupon is worth to a member, minor units; null where it has nothing for the wallet. */
export function couponAmount(
  kind: 'money' | 'points',
  { amount, amountUsd }: CouponAmounts,
  currency: Currency,
): number | null {
  return kind === 'money' && currency === 'USD' ? amountUsd : amount;
}

/** What so many coupons are worth in won at most, rounded up; a point is a won. `rate` is won a dollar in ten-thousandths. */
export function couponsWon(
  { amount, amountUsd }: CouponAmounts,
  count: number,
  rate: number,
): number {
  const dollars = (BigInt(amountUsd ?? 0) * BigInt(rate) + 999_999n) / 1_000_000n;
  const won = BigInt(amount ?? 0);
  return toSafeNumber((won > dollars ? won : dollars) * BigInt(count));
}

import type { ByCase } from './exceptions.ts';

/** Answers about coupons that one case alone reaches. */
export const COUPON_BY_CASE: readonly ByCase[] = [
  { operation: 'registerCoupon', answers: ['200'], reachedBy: 'coupon/code' },
  {
    operation: 'useCoupon',
    answers: ['200', 'IDEMPOTENCY_KEY_REUSED'],
    reachedBy: 'coupon/once',
  },
  { operation: 'registerCoupon', answers: ['INVALID_STATE'], reachedBy: 'coupon/codes' },
  { operation: 'useCoupon', answers: ['INVALID_STATE'], reachedBy: 'coupon/staff' },
  {
    operation: 'revokeCoupon',
    answers: ['200', 'INVALID_STATE', 'NOT_FOUND'],
    reachedBy: 'coupon/staff',
  },
  {
    operation: 'issueCoupons',
    answers: ['201', 'IDEMPOTENCY_KEY_REUSED'],
    reachedBy: 'coupon/staff',
  },
  {
    operation: 'addCouponCode',
    answers: ['201', 'INVALID_STATE', 'IDEMPOTENCY_KEY_REUSED'],
    reachedBy: 'coupon/codes',
  },
  { operation: 'closeCouponCode', answers: ['200', 'NOT_FOUND'], reachedBy: 'coupon/codes' },
];

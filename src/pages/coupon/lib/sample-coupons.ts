import { kstInstant } from '@/shared/lib/format';
import type { Coupon, CouponOutcome } from '../api';

/** A coupon that may be used for a week. */
export function makeCoupon(part: Partial<Coupon> = {}): Coupon {
  return {
    id: 'cpn_1',
    name: '신규 회원 포인트',
    kind: 'points',
    amount: 5_000,
    currency: 'POINT',
    state: 'issued',
    issuedAt: kstInstant('2026-11-21 09:00:00'),
    validTo: kstInstant('2026-11-28 09:00:00'),
    updatedAt: kstInstant('2026-11-21 09:00:00'),
    ...part,
  };
}

/** What the server answers for a coupon that was used. */
export function makeOutcome(part: Partial<CouponOutcome> = {}): CouponOutcome {
  return { ...makeCoupon({ state: 'used' }), isRepeat: false, ...part };
}

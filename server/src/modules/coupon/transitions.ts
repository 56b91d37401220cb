import type { TransitionTable } from '../request/index.ts';
import type { CouponState } from './types.ts';

export type CouponEvent = 'use' | 'expire' | 'revoke';

/** What may become of a coupon; each end is final. */
export const COUPON_TABLE: TransitionTable<CouponState, CouponEvent> = {
  initial: 'issued',
  transitions: [
    { event: 'use', from: ['issued'], to: 'used', by: ['member'] },
    { event: 'expire', from: ['issued'], to: 'expired', by: ['system'], isTimed: true },
    { event: 'revoke', from: ['issued'], to: 'revoked', by: ['staff'], needsReason: true },
  ],
};

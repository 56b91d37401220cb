import * as z from 'zod/mini';
import { queryChoice } from '@/shared/lib/schema';

export const states = ['issued', 'used', 'expired', 'revoked'] as const;

/** Which coupons are listed; anything else in the address falls back to those that may be used. */
export const couponSearch = z.object({ state: queryChoice(states, 'issued') });

export type CouponSearch = z.infer<typeof couponSearch>;

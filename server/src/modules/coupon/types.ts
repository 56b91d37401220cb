import type { components } from '#contract/types.gen.ts';

type Schemas = components['schemas'];

export type Coupon = Schemas['Coupon'];
export type CouponState = Schemas['CouponState'];
export type CouponKind = Schemas['CouponKind'];
export type CouponAccount = Schemas['CouponAccount'];
export type CouponCode = Schemas['CouponCode'];
export type CouponCounts = Schemas['CouponCounts'];
export type DeskCoupon = Schemas['DeskCoupon'];
export type NewCouponCode = Schemas['NewCouponCode'];
export type CouponIssue = Schemas['CouponIssue'];

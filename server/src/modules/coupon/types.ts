import type { components } from '#contract/types.gen.ts';

type Schemas = components['schemas'];

export type Coupon = Schemas['Coupon'];
export type CouponState = Schemas['CouponState'];
export type CouponKind = Schemas['CouponKind'];

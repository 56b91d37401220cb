import {
  isGetCouponsAnswer,
  isRegisterCouponAnswer,
  isUseCouponAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { Keyed } from '@/entities/money-request';
import { type ApiClient, createPagedQuery, request } from '@/shared/api';

export type Coupon = Readonly<Dto<'Coupon'>>;
export type CouponOutcome = Readonly<Dto<'CouponOutcome'>>;

const pageSize = 15;

/** The member's coupons of one state, newest first. */
export const coupons = createPagedQuery(
  async (api, { query: state, cursor }: { query: Dto<'CouponState'>; cursor: string | null }) => {
    const query = { state, limit: pageSize, ...(cursor === null ? {} : { cursor }) };
    const answer = await request(api.GET('/coupon', { params: { query } }), isGetCouponsAnswer);
    const items: readonly Coupon[] = answer.data;
    return { items, next: answer.nextCursor };
  },
  { shows: 'every page', keyOf: ({ id }) => id },
);

export function sendUse(
  api: ApiClient,
  { key, body: { id } }: Keyed<{ id: string }>,
): Promise<CouponOutcome> {
  const params = { path: { couponId: id }, header: { 'Idempotency-Key': key } };
  return request(api.POST('/coupon/{couponId}/use', { params }), isUseCouponAnswer);
}

export function registerCode(api: ApiClient, code: string): Promise<CouponOutcome> {
  return request(api.POST('/coupon/register', { body: { code } }), isRegisterCouponAnswer);
}

import {
  isAddCouponCodeAnswer,
  isCloseCouponCodeAnswer,
  isGetCouponCodesAnswer,
  isGetDeskCouponsAnswer,
  isIssueCouponsAnswer,
  isRevokeCouponAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { Keyed } from '@/entities/money-request';
import { type ApiClient, request, withoutEmpty } from '@/shared/api';

/** A coupon of a member, as staff sees it. Amounts in minor units of its currency. */
export type DeskCoupon = Readonly<Dto<'DeskCoupon'>>;
/** What members type for a coupon. */
export type CouponCode = Readonly<Dto<'CouponCode'>>;
export type CouponIssue = Readonly<Dto<'CouponIssue'>>;
export type NewCouponCode = Readonly<Dto<'NewCouponCode'>>;
export type CouponGrant = Readonly<Dto<'CouponGrant'>>;

export interface CouponsQuery {
  /** What a name, a code or a member begins with; empty for all. */
  text: string;
  /** All when null. */
  state: Dto<'CouponState'> | null;
}

const pageSize = 200;

export async function loadCoupons(
  api: ApiClient,
  { query: { text, state }, cursor }: { query: CouponsQuery; cursor: string | null },
) {
  const query = withoutEmpty({ limit: pageSize, q: text, state, cursor });
  const page = await request(
    api.GET('/desk/coupon', { params: { query } }),
    isGetDeskCouponsAnswer,
  );
  const items: readonly DeskCoupon[] = page.data;
  return { items, next: page.nextCursor };
}

export async function loadCounts(api: ApiClient): Promise<Dto<'CouponCounts'>> {
  const params = { query: { limit: 1 } };
  return (await request(api.GET('/desk/coupon', { params }), isGetDeskCouponsAnswer)).counts;
}

export function loadCodes(api: ApiClient): Promise<readonly CouponCode[]> {
  return request(api.GET('/desk/coupon/code'), isGetCouponCodesAnswer);
}

export function sendIssue(api: ApiClient, { key, body }: Keyed<CouponIssue>): Promise<CouponGrant> {
  const params = { header: { 'Idempotency-Key': key } };
  const sent = { ...body, userIds: [...body.userIds] };
  return request(api.POST('/admin/coupon', { params, body: sent }), isIssueCouponsAnswer);
}

export function sendCode(
  api: ApiClient,
  { key, body }: Keyed<NewCouponCode>,
): Promise<CouponGrant> {
  const params = { header: { 'Idempotency-Key': key } };
  return request(api.POST('/admin/coupon/code', { params, body }), isAddCouponCodeAnswer);
}

export function sendRevocation(
  api: ApiClient,
  { id }: DeskCoupon,
  reason: string,
): Promise<DeskCoupon> {
  const params = { path: { couponId: id } };
  return request(
    api.POST('/desk/coupon/{couponId}/revoke', { params, body: { reason } }),
    isRevokeCouponAnswer,
  );
}

export function sendClosing(
  api: ApiClient,
  { code }: CouponCode,
  reason: string,
): Promise<CouponCode> {
  const params = { path: { code } };
  return request(
    api.POST('/admin/coupon/code/{code}/close', { params, body: { reason } }),
    isCloseCouponCodeAnswer,
  );
}

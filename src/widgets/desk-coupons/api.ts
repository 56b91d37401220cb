import type { Keyed } from '@/entities/money-request';
import {
  type ApiClient,
  type CouponCodeDto,
  type CouponCountsDto,
  type CouponGrantDto,
  type CouponIssueDto,
  type CouponState,
  type DeskCouponDto,
  isCouponCode,
  isCouponGrant,
  isDeskCoupon,
  isGetCouponCodesAnswer,
  isGetDeskCouponsAnswer,
  type NewCouponCodeDto,
  request,
} from '@/shared/api';

/** A coupon of a member, as staff sees it. Amounts in minor units of its currency. */
export type DeskCoupon = Readonly<DeskCouponDto>;
/** What members type for a coupon. */
export type CouponCode = Readonly<CouponCodeDto>;
export type CouponCounts = Readonly<CouponCountsDto>;
export type CouponIssue = Readonly<CouponIssueDto>;
export type NewCouponCode = Readonly<NewCouponCodeDto>;
export type CouponGrant = Readonly<CouponGrantDto>;

export interface CouponsQuery {
  /** What a name, a code or a member begins with; empty for all. */
  text: string;
  /** All when null. */
  state: CouponState | null;
}

export interface Ending {
  /** Id of a coupon, or a code. */
  id: string;
  reason: string;
}

const pageSize = 200;

export async function loadCoupons(
  api: ApiClient,
  { query: { text, state }, cursor }: { query: CouponsQuery; cursor: string | null },
) {
  const query = {
    limit: pageSize,
    ...(text === '' ? {} : { q: text }),
    ...(state === null ? {} : { state }),
    ...(cursor === null ? {} : { cursor }),
  };
  const page = await request(
    api.GET('/desk/coupon', { params: { query } }),
    isGetDeskCouponsAnswer,
  );
  const items: readonly DeskCoupon[] = page.data;
  return { items, next: page.nextCursor };
}

export async function loadCounts(api: ApiClient): Promise<CouponCounts> {
  const params = { query: { limit: 1 } };
  return (await request(api.GET('/desk/coupon', { params }), isGetDeskCouponsAnswer)).counts;
}

export function loadCodes(api: ApiClient): Promise<readonly CouponCode[]> {
  return request(api.GET('/desk/coupon/code'), isGetCouponCodesAnswer);
}

export function sendIssue(api: ApiClient, { key, body }: Keyed<CouponIssue>): Promise<CouponGrant> {
  const params = { header: { 'Idempotency-Key': key } };
  const sent = { ...body, userIds: [...body.userIds] };
  return request(api.POST('/admin/coupon', { params, body: sent }), isCouponGrant);
}

export function sendCode(
  api: ApiClient,
  { key, body }: Keyed<NewCouponCode>,
): Promise<CouponGrant> {
  const params = { header: { 'Idempotency-Key': key } };
  return request(api.POST('/admin/coupon/code', { params, body }), isCouponGrant);
}

export function sendRevocation(api: ApiClient, { id, reason }: Ending): Promise<DeskCoupon> {
  const params = { path: { couponId: id } };
  return request(
    api.POST('/desk/coupon/{couponId}/revoke', { params, body: { reason } }),
    isDeskCoupon,
  );
}

export function sendClosing(api: ApiClient, { id: code, reason }: Ending): Promise<CouponCode> {
  const params = { path: { code } };
  return request(
    api.POST('/admin/coupon/code/{code}/close', { params, body: { reason } }),
    isCouponCode,
  );
}

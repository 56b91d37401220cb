import { sample } from 'effector';
import * as z from 'zod/mini';
import {
  isGetDeskCouponsAnswer,
  isIssueCouponsAnswer,
  isRevokeCouponAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { createSending } from '@/entities/money-request';
import {
  createNewForm,
  createPagedDeskList,
  createReasonForm,
  type RowReason,
} from '@/features/desk-list';
import { type ApiError, confirmedMutation, createApiQuery, isProblem, request } from '@/shared/api';
import { parseWhole } from '@/shared/lib/typed-number';
import { codeWorth, type CouponGrant, type DeskCoupon, userIdsOf } from '../lib/coupon';
import { amountChecks, termsInitial, termsOf, termsShape } from '../lib/terms';
import { toFile } from '../lib/to-file';
import { messages } from '../ui/messages';

type CouponIssue = Readonly<Dto<'CouponIssue'>>;

const mostMembers = 100;

export const counts = createApiQuery(async (api) => {
  const params = { query: { limit: 1 } };
  return (await request(api.GET('/desk/coupon', { params }), isGetDeskCouponsAnswer)).counts;
});
export const coupons = createPagedDeskList<DeskCoupon, Dto<'CouponState'>>({
  keyOf: ({ id }) => id,
  limit: 200,
  load: (api, query) =>
    request(api.GET('/desk/coupon', { params: { query } }), isGetDeskCouponsAnswer),
  toFile,
});
sample({ clock: coupons.Gate.open, target: counts.start });

export const revoking = confirmedMutation({
  send: (api, { row: { id }, reason }: RowReason<DeskCoupon>) =>
    request(
      api.POST('/desk/coupon/{couponId}/revoke', {
        params: { path: { couponId: id } },
        body: { reason },
      }),
      isRevokeCouponAnswer,
    ),
  confirm: ({ row: { name, nickname } }) => ({
    title: messages.revoke,
    text: messages.revokeText(name, nickname),
    tone: 'danger',
  }),
  done: messages.revoked,
  refusals: { INVALID_STATE: messages.revokedTooLate, NOT_FOUND: messages.gone },
  refresh: [coupons.reread, counts.refresh],
});
export const revokeForm = createReasonForm({ $row: coupons.$row, sending: revoking });

/** Places of the ids that the server refused: `body.userIds.2`. */
const refusedPath = /^body\.userIds\.(\d+)$/;
function refusedIds(error: ApiError, { userIds }: CouponIssue): string[] {
  const errors = isProblem(error, 'VALIDATION') ? (error.errors ?? []) : [];
  return errors.flatMap(({ path }) => {
    const [, place] = refusedPath.exec(path) ?? [];
    return place === undefined ? [] : [userIds.at(parseWhole(place) ?? 0) ?? ''];
  });
}
export const issuing = confirmedMutation({
  send: createSending<CouponIssue, CouponGrant>((api, { key, body: { userIds, ...terms } }) => {
    const params = { header: { 'Idempotency-Key': key } };
    const body = { ...terms, userIds: [...userIds] };
    return request(api.POST('/admin/coupon', { params, body }), isIssueCouponsAnswer);
  }),
  confirm: (body) => ({
    title: messages.issue,
    text: messages.issueText(body.name, codeWorth(body), body.userIds.length),
  }),
  done: ({ state }) => (state === 'approved' ? messages.issued : messages.waits),
  // Those are said at the field.
  refusals: (error, body) => (refusedIds(error, body).length > 0 ? null : undefined),
  refresh: [coupons.refresh, counts.refresh],
});
export const issueForm = createNewForm({
  initial: { userIds: '', ...termsInitial },
  schema: z
    .object({
      userIds: z.string().check(
        z.refine((text) => userIdsOf(text).length > 0, messages.userIdsMissing),
        z.refine((text) => userIdsOf(text).length <= mostMembers, messages.userIdsMany),
      ),
      ...termsShape,
    })
    .check(...amountChecks),
  sending: issuing,
  orderOf: ({ userIds, ...terms }): CouponIssue => ({
    userIds: userIdsOf(userIds),
    ...termsOf(terms),
  }),
});
const refused = sample({
  clock: issuing.failed,
  fn: ({ error, params }) => refusedIds(error, params),
});
sample({
  clock: refused,
  filter: (ids) => ids.length > 0,
  fn: (ids) => ({ userIds: messages.userIdsWrong(ids.join(', ')) }),
  target: issueForm.errorsUpdated,
});

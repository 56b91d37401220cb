import { sample } from 'effector';
import * as z from 'zod/mini';
import { sessionLost } from '@/entities/member';
import { createSending } from '@/entities/money-request';
import { rowLeft } from '@/features/desk-list';
import { type ApiError, confirmedMutation, isProblem } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
import { parseWhole } from '@/shared/lib/typed-number';
import { type CouponGrant, type CouponIssue, sendIssue } from '../api';
import { codeWorth, userIdsOf } from '../lib/coupon';
import { amountChecks, termsInitial, termsOf, termsShape } from '../lib/terms';
import { messages } from '../ui/messages';
import { counts, coupons } from './coupons';

const mostMembers = 100;

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
  send: createSending<CouponIssue, CouponGrant>(sendIssue),
  confirm: (body) => ({
    title: messages.issue,
    text: messages.issueText(body.name, codeWorth(body), body.userIds.length),
  }),
  done: ({ state }) => (state === 'approved' ? messages.issued : messages.waits),
  // Those are said at the field.
  refusals: (error, body) => (refusedIds(error, body).length > 0 ? null : undefined),
  refresh: [coupons.refresh, counts.refresh],
});
export const form = createForm({
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
  isBusy: issuing.$isPending,
});

sample({
  clock: form.accepted,
  fn: ({ userIds, ...terms }): CouponIssue => ({
    userIds: userIdsOf(userIds),
    ...termsOf(terms),
  }),
  target: issuing.start,
});
sample({ clock: [issuing.done, sessionLost], target: form.reset });
sample({ clock: issuing.done, target: rowLeft });
const refused = sample({
  clock: issuing.failed,
  fn: ({ error, params }) => refusedIds(error, params),
});
sample({
  clock: refused,
  filter: (ids) => ids.length > 0,
  fn: (ids) => ({ userIds: messages.userIdsWrong(ids.join(', ')) }),
  target: form.errorsUpdated,
});

import { createEffect, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { sessionLost } from '@/entities/member';
import { createSending } from '@/entities/money-request';
import { $currentRow, rowChosen, rowLeft } from '@/features/desk-list';
import { isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';
import { parseWhole } from '@/shared/lib/typed-number';
import { type CouponGrant, type CouponIssue, sendIssue } from '../api';
import { codeWorth, userIdsOf } from '../lib/coupon';
import { amountChecks, termsInitial, termsOf, termsShape } from '../lib/terms';
import { messages } from '../ui/messages';
import { counts, coupons } from './coupons';

const mostMembers = 100;
/** The row of what is not there yet. */
const newKey = 'new';

export const issueClicked = createEvent();
export const issuing = createSending<CouponIssue, CouponGrant>(sendIssue);
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
export const $isIssuing = $currentRow.map((key) => key === newKey);

sample({ clock: issueClicked, fn: () => newKey, target: rowChosen });
sample({ clock: sessionLost, fn: () => undefined, target: form.reset });

export const confirmIssueFx = createEffect(async (body: CouponIssue) => {
  const isConfirmed = await askConfirmFx({
    ...{ title: messages.issue, confirmLabel: messages.issue },
    text: messages.issueText(body.name, codeWorth(body), body.userIds.length),
  });
  return isConfirmed ? body : null;
});
sample({
  clock: form.accepted,
  fn: ({ userIds, ...terms }): CouponIssue => ({
    ...{ userIds: userIdsOf(userIds), ...termsOf(terms) },
  }),
  target: confirmIssueFx,
});
sample({
  clock: confirmIssueFx.doneData,
  filter: (body) => body !== null,
  fn: (body) => body as CouponIssue,
  target: issuing.submitted,
});
const $sent = createStore<CouponIssue | null>(null).on(issuing.submitted, (_last, body) => body);

sample({
  clock: issuing.done,
  fn: ({ state }) => ({
    text: state === 'approved' ? messages.issued : messages.waits,
    tone: 'success' as const,
  }),
  target: toastShown,
});
sample({
  clock: issuing.done,
  fn: () => undefined,
  target: [form.reset, rowLeft, coupons.refresh, counts.refresh],
});

/** Places of the ids that the server refused: `body.userIds.2`. */
const refusedPath = /^body\.userIds\.(\d+)$/;
const refused = sample({
  clock: issuing.failed,
  source: $sent,
  filter: (_sent, error) => !isHandledByApp(error),
  fn: (sent, error) => {
    const errors = isProblem(error, 'VALIDATION') ? (error.errors ?? []) : [];
    const ids = errors.flatMap(({ path }) => {
      const [, place] = refusedPath.exec(path) ?? [];
      return place === undefined ? [] : [sent?.userIds.at(parseWhole(place) ?? 0) ?? ''];
    });
    return { ids, error };
  },
});
sample({
  clock: refused,
  filter: ({ ids }) => ids.length > 0,
  fn: ({ ids }) => ({ userIds: messages.userIdsWrong(ids.join(', ')) }),
  target: form.errorsUpdated,
});
sample({
  clock: refused,
  filter: ({ ids }) => ids.length === 0,
  fn: ({ error }) => ({ text: failureAdvice(error) }),
  target: alertShown,
});

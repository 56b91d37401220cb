import { sample } from 'effector';
import * as z from 'zod/mini';
import {
  isAddCouponCodeAnswer,
  isCloseCouponCodeAnswer,
  isGetCouponCodesAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { createSending } from '@/entities/money-request';
import {
  createDeskList,
  createNewForm,
  createReasonForm,
  type RowReason,
  wholeField,
  wholeWithin,
} from '@/features/desk-list';
import { confirmedMutation, createApiQuery, isProblem, request } from '@/shared/api';
import { codeWorth, type CouponCode, type CouponGrant } from '../lib/coupon';
import { amountChecks, daysOf, daysSchema, termsInitial, termsOf, termsShape } from '../lib/terms';
import { messages } from '../ui/messages';

type NewCouponCode = Readonly<Dto<'NewCouponCode'>>;

const day = 86_400_000;
const sheets = [1, 10_000] as const;

/** Codes are upper case. */
export const codes = createDeskList<CouponCode>({
  query: createApiQuery<void, readonly CouponCode[]>((api) =>
    request(api.GET('/desk/coupon/code'), isGetCouponCodesAnswer),
  ),
  keyOf: ({ code }) => code,
});
export const closing = confirmedMutation({
  send: (api, { row: { code }, reason }: RowReason<CouponCode>) =>
    request(
      api.POST('/admin/coupon/code/{code}/close', { params: { path: { code } }, body: { reason } }),
      isCloseCouponCodeAnswer,
    ),
  confirm: ({ row: { code } }) => ({
    title: messages.close,
    text: messages.closeText(code),
    tone: 'danger',
  }),
  done: ({ code }) => messages.closed(code),
  refusals: { INVALID_STATE: messages.gone, NOT_FOUND: messages.gone },
  refresh: codes.refresh,
});
export const closeForm = createReasonForm({ $row: codes.$row, sending: closing });

export const adding = confirmedMutation({
  send: createSending<NewCouponCode, CouponGrant>((api, { key, body }) =>
    request(
      api.POST('/admin/coupon/code', { params: { header: { 'Idempotency-Key': key } }, body }),
      isAddCouponCodeAnswer,
    ),
  ),
  confirm: (body) => ({
    title: messages.addCode,
    text: messages.codeText(body.code, codeWorth(body), body.most),
  }),
  done: ({ state }) => (state === 'approved' ? messages.codeAdded : messages.waits),
  refusals: { INVALID_STATE: null },
  refresh: codes.refresh,
});

function accountOf(text: string): NewCouponCode['account'] {
  return text === 'won' || text === 'coin' ? text : 'all';
}

export const form = createNewForm({
  initial: {
    code: '',
    ...termsInitial,
    closeDays: '30',
    most: '100',
    level: 'all',
    account: 'all',
  },
  normalize: {
    code: (text: string) => text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase(),
  },
  schema: z
    .object({
      code: z.string().check(z.refine((text) => /^[A-Z0-9]{4,20}$/.test(text), messages.codeWrong)),
      ...termsShape,
      closeDays: daysSchema,
      most: wholeField(sheets, messages.mostWrong),
      level: z.string(),
      account: z.string(),
    })
    .check(...amountChecks),
  sending: adding,
  orderOf: ({ code, closeDays, most, level, account, ...terms }, now): NewCouponCode => ({
    code,
    ...termsOf(terms),
    // The clock of the server is reckoned, and not always in whole milliseconds.
    closesAt: Math.trunc(now) + daysOf(closeDays) * day,
    most: wholeWithin(most, sheets) ?? 1,
    level: wholeWithin(level, [1, 12]),
    account: accountOf(account),
  }),
});
sample({
  clock: adding.failed,
  filter: ({ error }) => isProblem(error, 'INVALID_STATE'),
  fn: () => ({ code: messages.codeTaken }),
  target: form.errorsUpdated,
});

import { sample } from 'effector';
import * as z from 'zod/mini';
import { sessionLost } from '@/entities/member';
import { createSending } from '@/entities/money-request';
import { createDeskList, rowLeft } from '@/features/desk-list';
import { confirmedMutation, createApiQuery, isProblem } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { createForm } from '@/shared/lib/form';
import { type CouponGrant, loadCodes, type NewCouponCode, sendClosing, sendCode } from '../api';
import { codeWorth, countOf } from '../lib/coupon';
import { createEnding } from '../lib/create-ending';
import { amountChecks, daysSchema, termsInitial, termsOf, termsShape } from '../lib/terms';
import { messages } from '../ui/messages';

const day = 86_400_000;
const mostSheets = 10_000;

/** Codes are upper case. */
export const codes = createDeskList({
  query: createApiQuery(loadCodes),
  keyOf: ({ code }) => code,
});
export const closing = createEnding({
  $row: codes.$row,
  send: sendClosing,
  title: messages.close,
  textOf: ({ code }) => messages.closeText(code),
  doneText: ({ code }) => messages.closed(code),
  tooLate: messages.gone,
  refresh: codes.refresh,
});
export const adding = confirmedMutation({
  send: createSending<NewCouponCode, CouponGrant>(sendCode),
  confirm: (body) => ({
    title: messages.addCode,
    text: messages.codeText(body.code, codeWorth(body), body.most),
  }),
  done: ({ state }) => (state === 'approved' ? messages.codeAdded : messages.waits),
  refusals: { INVALID_STATE: null },
  refresh: codes.refresh,
});
export const form = createForm({
  initial: {
    code: '',
    ...termsInitial,
    closeDays: '30',
    most: '100',
    level: 'all',
    account: 'all',
  },
  normalize: { code: (text) => text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase() },
  schema: z
    .object({
      code: z.string().check(z.refine((text) => /^[A-Z0-9]{4,20}$/.test(text), messages.codeWrong)),
      ...termsShape,
      closeDays: daysSchema,
      most: z
        .string()
        .check(z.refine((text) => countOf(text, mostSheets) !== null, messages.mostWrong)),
      level: z.string(),
      account: z.string(),
    })
    .check(...amountChecks),
  isBusy: adding.$isPending,
});

function accountOf(text: string): NewCouponCode['account'] {
  return text === 'won' || text === 'coin' ? text : 'all';
}

sample({
  clock: form.accepted,
  source: $now,
  fn: (now, { code, closeDays, most, level, account, ...terms }): NewCouponCode => ({
    code,
    ...termsOf(terms),
    // The clock of the server is reckoned, and not always in whole milliseconds.
    closesAt: Math.trunc(now) + (countOf(closeDays, 365) ?? 1) * day,
    most: countOf(most, mostSheets) ?? 1,
    level: countOf(level, 12),
    account: accountOf(account),
  }),
  target: adding.start,
});
sample({ clock: [adding.done, sessionLost], target: form.reset });
sample({ clock: adding.done, target: rowLeft });
sample({
  clock: adding.failed,
  filter: ({ error }) => isProblem(error, 'INVALID_STATE'),
  fn: () => ({ code: messages.codeTaken }),
  target: form.errorsUpdated,
});

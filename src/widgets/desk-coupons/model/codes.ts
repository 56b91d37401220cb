import { combine, createEffect, createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { sessionLost } from '@/entities/member';
import { createSending } from '@/entities/money-request';
import { $currentRow, rowChosen, rowLeft } from '@/features/desk-list';
import { createApiQuery, isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { $now } from '@/shared/lib/clock';
import { createForm } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';
import {
  type CouponCode,
  type CouponGrant,
  loadCodes,
  type NewCouponCode,
  sendClosing,
  sendCode,
} from '../api';
import { codeWorth, countOf } from '../lib/coupon';
import { createEnding } from '../lib/create-ending';
import { amountChecks, daysSchema, termsInitial, termsOf, termsShape } from '../lib/terms';
import { messages } from '../ui/messages';

/** The row of what is not there yet. Codes are upper case. */
const newKey = 'new';
const day = 86_400_000;
const mostSheets = 10_000;

export const CodesGate = createGate();
export const addClicked = createEvent();

export const codes = createApiQuery(loadCodes);
/** The code in the panel. */
export const $code = combine(
  [codes.$data, $currentRow] as const,
  ([all, key]) => all?.find(({ code }) => code === key) ?? null,
);
export const $isAdding = $currentRow.map((key) => key === newKey);
export const closing = createEnding<CouponCode>({
  $row: $code,
  keyOf: ({ code }) => code,
  send: sendClosing,
  title: messages.close,
  textOf: ({ code }) => messages.closeText(code),
  doneText: ({ code }) => messages.closed(code),
  tooLate: messages.gone,
});
export const adding = createSending<NewCouponCode, CouponGrant>(sendCode);
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

sample({ clock: CodesGate.open, fn: () => undefined, target: codes.start });
sample({ clock: CodesGate.close, fn: () => undefined, target: [codes.reset, rowLeft] });
sample({ clock: addClicked, fn: () => newKey, target: rowChosen });
sample({ clock: sessionLost, fn: () => undefined, target: form.reset });

function accountOf(text: string): NewCouponCode['account'] {
  return text === 'won' || text === 'coin' ? text : 'all';
}

export const confirmCodeFx = createEffect(async (body: NewCouponCode) => {
  const isConfirmed = await askConfirmFx({
    ...{ title: messages.addCode, confirmLabel: messages.addCode },
    text: messages.codeText(body.code, codeWorth(body), body.most),
  });
  return isConfirmed ? body : null;
});
sample({
  clock: form.accepted,
  source: $now,
  fn: (now, { code, closeDays, most, level, account, ...terms }): NewCouponCode => ({
    ...{ code, ...termsOf(terms) },
    // The clock of the server is reckoned, and not always in whole milliseconds.
    closesAt: Math.trunc(now) + (countOf(closeDays, 365) ?? 1) * day,
    most: countOf(most, mostSheets) ?? 1,
    level: countOf(level, 12),
    account: accountOf(account),
  }),
  target: confirmCodeFx,
});
sample({
  clock: confirmCodeFx.doneData,
  filter: (body) => body !== null,
  fn: (body) => body as NewCouponCode,
  target: adding.submitted,
});
sample({
  clock: adding.done,
  fn: ({ state }) => ({
    text: state === 'approved' ? messages.codeAdded : messages.waits,
    tone: 'success' as const,
  }),
  target: toastShown,
});
sample({ clock: adding.done, fn: () => undefined, target: [form.reset, rowLeft] });
sample({
  clock: adding.failed,
  filter: (error) => isProblem(error, 'INVALID_STATE'),
  fn: () => ({ code: messages.codeTaken }),
  target: form.errorsUpdated,
});
sample({
  clock: adding.failed,
  filter: (error) => !isProblem(error, 'INVALID_STATE') && !isHandledByApp(error),
  fn: (error) => ({ text: failureAdvice(error) }),
  target: alertShown,
});
// Whatever became of it, the list shows what is.
sample({
  clock: [closing.ended, adding.done, adding.failed],
  fn: () => undefined,
  target: codes.refresh,
});

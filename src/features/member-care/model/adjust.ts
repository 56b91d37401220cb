import { combine, createEffect, sample } from 'effector';
import * as z from 'zod/mini';
import { deskMember } from '@/entities/desk-member';
import { isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';
import { type AdjustmentBody, adjusting } from '../api';
import { type Account, currencyOf, formatMinor, parseMinor } from '../lib/amount';
import { messages } from '../ui/messages';
import { reasonSchema } from './reason';

/** From so many won on, an adjustment takes two admins; the server counts it with those of the last 24 hours. */
const takesTwoFrom = 300_000;

const initial = { account: 'money', direction: 'give', amount: '', reason: '' };

const $currency = deskMember.$data.map((data) => data?.member.currency ?? 'KRW');

export const form = createForm({
  initial,
  schema: $currency.map((currency) =>
    z
      .object({
        account: z.string(),
        direction: z.string(),
        amount: z.string(),
        reason: reasonSchema,
      })
      .check(
        z.refine(
          ({ account, amount }) =>
            parseMinor(amount, currencyOf(account as Account, currency)) !== null,
          { error: messages.amountWrong, path: ['amount'] },
        ),
      ),
  ),
  isBusy: adjusting.$isPending,
});

/** What the form says so far: the account before and after, and whether it takes two. */
export const $draft = combine([form.$values, deskMember.$data] as const, ([values, data]) => {
  if (data === null) return null;
  const account = values.account as Account;
  const currency = currencyOf(account, data.member.currency);
  const amount = parseMinor(values.amount, currency);
  const change = amount === null ? 0 : values.direction === 'take' ? -amount : amount;
  const before = data.balances?.[account] ?? 0;
  const isWon = currency === 'KRW' || currency === 'POINT';
  return {
    ...{ currency, change, before, after: before + change },
    takesTwo: isWon && Math.abs(change) >= takesTwoFrom,
  };
});

const accepted = sample({
  clock: form.accepted,
  source: { data: deskMember.$data, draft: $draft },
  filter: ({ data, draft }) => data !== null && draft !== null,
  fn: ({ data, draft }, values) => ({
    title: messages.adjustTitle,
    text: messages.adjustText(
      data?.member.nickname ?? '',
      formatMinor(draft?.change ?? 0, draft?.currency ?? 'KRW'),
      draft?.takesTwo === true,
    ),
    body: {
      memberId: data?.member.id ?? '',
      account: values.account as Account,
      amount: draft?.change ?? 0,
      reason: values.reason.trim(),
    },
  }),
});
/** Asks once more before money moves. */
export const confirmAdjustFx = createEffect(
  async ({ title, text, body }: { title: string; text: string; body: AdjustmentBody }) =>
    (await askConfirmFx({ title, text, confirmLabel: messages.adjustConfirm })) ? body : null,
);
sample({ clock: accepted, target: confirmAdjustFx });
sample({
  clock: confirmAdjustFx.doneData,
  filter: (body) => body !== null,
  fn: (body) => body as AdjustmentBody,
  target: adjusting.submitted,
});

sample({
  clock: adjusting.done,
  fn: ({ state }) => ({
    text: state === 'awaiting_second' ? messages.adjustWaits : messages.adjusted,
    tone: 'success' as const,
  }),
  target: toastShown,
});
sample({ clock: adjusting.done, target: form.reset });
sample({
  clock: adjusting.failed,
  filter: (error) => isProblem(error, 'INSUFFICIENT_FUNDS'),
  fn: () => ({ amount: messages.insufficient }),
  target: form.errorsUpdated,
});
sample({
  clock: adjusting.failed,
  filter: (error) => !isProblem(error, 'INSUFFICIENT_FUNDS') && !isHandledByApp(error),
  fn: (error) => ({ text: failureAdvice(error) }),
  target: alertShown,
});

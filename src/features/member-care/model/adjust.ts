import { combine, createEffect, sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import {
  type Account,
  currencyOf,
  deskMember,
  formatMinor,
  parseMinor,
} from '@/entities/desk-member';
import { staffReason } from '@/entities/staff-reason';
import { isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';
import { parseWhole } from '@/shared/lib/typed-number';
import { type AdjustmentBody, adjusting, eventList } from '../api';
import { messages } from '../ui/messages';

/** From so many won on, an adjustment takes two admins; the server counts it with those of the last 24 hours. */
const takesTwoFrom = 300_000;

/** The choice of an adjustment that rewards no event. */
export const noEvent = 'none';

const initial = { account: 'money', direction: 'give', event: noEvent, amount: '', reason: '' };

/** Open while the form is shown. */
export const AdjustGate = createGate();
sample({ clock: AdjustGate.open, fn: () => undefined, target: eventList.start });

const $currency = deskMember.$data.map((data) => data?.member.currency ?? 'KRW');

export const form = createForm({
  initial,
  schema: $currency.map((currency) =>
    z
      .object({
        account: z.string(),
        direction: z.string(),
        event: z.string(),
        amount: z.string(),
        reason: staffReason,
      })
      .check(
        z.refine(
          ({ account, amount }) =>
            parseMinor(amount, currencyOf(account as Account, currency)) !== null,
          { error: messages.amountWrong, path: ['amount'] },
        ),
        z.refine(
          ({ account, direction, event }) =>
            event === noEvent || (account !== 'tether' && direction === 'give'),
          { error: messages.eventGives, path: ['event'] },
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

function eventOf(choice: string): { eventId?: number } {
  const eventId = parseWhole(choice);
  return eventId === null || eventId === undefined ? {} : { eventId };
}

const accepted = sample({
  clock: form.accepted,
  source: { data: deskMember.$data, draft: $draft },
  filter: ({ data, draft }) => data !== null && draft !== null,
  fn: ({ data, draft }, values) => ({
    title: messages.adjustTitle,
    text: messages.adjustText({
      nickname: data?.member.nickname ?? '',
      account: messages.accounts[values.account as Account],
      amount: formatMinor(Math.abs(draft?.change ?? 0), draft?.currency ?? 'KRW'),
      isWon: draft?.currency === 'KRW',
      isTaking: values.direction === 'take',
      takesTwo: draft?.takesTwo === true,
    }),
    confirmLabel: messages.adjustConfirm(values.direction === 'take'),
    body: {
      memberId: data?.member.id ?? '',
      account: values.account as Account,
      amount: draft?.change ?? 0,
      reason: values.reason.trim(),
      ...eventOf(values.event),
    },
  }),
});
interface Question {
  title: string;
  text: string;
  confirmLabel: string;
  body: AdjustmentBody;
}
/** Asks once more before money moves. */
export const confirmAdjustFx = createEffect(async ({ body, ...question }: Question) =>
  (await askConfirmFx(question)) ? body : null,
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
  filter: (error) => isProblem(error, 'INVALID_STATE'),
  fn: () => ({ event: messages.eventGivenBefore }),
  target: form.errorsUpdated,
});
sample({
  clock: adjusting.failed,
  filter: (error) =>
    !isProblem(error, 'INSUFFICIENT_FUNDS') &&
    !isProblem(error, 'INVALID_STATE') &&
    !isHandledByApp(error),
  fn: (error) => ({ text: failureAdvice(error) }),
  target: alertShown,
});

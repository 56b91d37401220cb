import { createEffect, sample } from 'effector';
import * as z from 'zod/mini';
import type { DeskDebt } from '@/entities/desk-debt';
import { formatMinor, parseMinor } from '@/entities/desk-member';
import { staffReason } from '@/entities/staff-reason';
import { rowChosen, rowLeft } from '@/features/desk-list';
import { isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';
import { type Collecting, collecting } from '../api';
import { takesTwoAdmins } from '../lib/takes-two';
import { messages } from '../ui/messages';
import { $debt } from './debts';

const mostOf = ({ owed, balance }: DeskDebt) => Math.min(owed, balance);

export const form = createForm({
  initial: { amount: '', reason: '' },
  schema: $debt.map((debt) =>
    z.object({
      amount: z.string().check(
        z.refine(
          (text) => {
            const amount = debt && parseMinor(text, debt.currency);
            return amount !== null && amount <= mostOf(debt as DeskDebt);
          },
          { error: debt ? messages.amountWrong(formatMinor(mostOf(debt), debt.currency)) : '' },
        ),
      ),
      reason: staffReason,
    }),
  ),
  isBusy: collecting.$isPending,
});
// What is typed is about one debt.
sample({ clock: [rowChosen, rowLeft], fn: () => undefined, target: form.reset });

/** Asks once more before anything is taken. */
export const confirmFx = createEffect(
  async ({ text, body }: { text: string; body: Collecting }): Promise<Collecting | null> => {
    const asked = { title: messages.collect, text, confirmLabel: messages.collect };
    return (await askConfirmFx({ ...asked, tone: 'danger' })) ? body : null;
  },
);
sample({
  clock: form.accepted,
  source: $debt,
  filter: (debt) => debt !== null,
  fn: (found, { amount: typed, reason }) => {
    const { id: debtId, nickname, currency } = found as DeskDebt;
    const amount = parseMinor(typed, currency) ?? 0;
    return {
      text: messages.collectText(nickname, { amount, currency }, takesTwoAdmins(amount, currency)),
      body: { debtId, amount, reason: reason.trim() },
    };
  },
  target: confirmFx,
});
sample({
  clock: confirmFx.doneData,
  filter: (body) => body !== null,
  fn: (body) => body as Collecting,
  target: collecting.submitted,
});
sample({
  clock: collecting.done,
  fn: ({ state }) => ({
    text: state === 'awaiting_second' ? messages.waits : messages.collected,
    tone: 'success' as const,
  }),
  target: toastShown,
});
sample({ clock: collecting.done, fn: () => undefined, target: form.reset });
sample({
  clock: collecting.failed,
  filter: (error) => isProblem(error, 'INSUFFICIENT_FUNDS'),
  fn: () => ({ amount: messages.insufficient }),
  target: form.errorsUpdated,
});
sample({
  clock: collecting.failed,
  filter: (error) => !isProblem(error, 'INSUFFICIENT_FUNDS') && !isHandledByApp(error),
  fn: (error) => ({
    text: isProblem(error, 'INVALID_STATE') ? messages.collectedLate : failureAdvice(error),
  }),
  target: alertShown,
});

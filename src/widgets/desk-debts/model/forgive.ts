import { createEffect, sample } from 'effector';
import * as z from 'zod/mini';
import type { DeskDebt } from '@/entities/desk-debt';
import { staffReason } from '@/entities/staff-reason';
import { rowChosen, rowLeft } from '@/features/desk-list';
import { isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';
import { type Forgiving, forgiving } from '../api';
import { takesTwoAdmins } from '../lib/takes-two';
import { messages } from '../ui/messages';
import { $debt } from './debts';

export const form = createForm({
  initial: { reason: '' },
  schema: z.object({
    reason: staffReason,
  }),
  isBusy: forgiving.$isPending,
});
// A reason is that of one debt.
sample({ clock: [rowChosen, rowLeft], fn: () => undefined, target: form.reset });

/** Asks once more before anything is given up. */
export const confirmFx = createEffect(
  async ({ text, body }: { text: string; body: Forgiving }): Promise<Forgiving | null> => {
    const asked = { title: messages.forgive, text, confirmLabel: messages.forgive };
    return (await askConfirmFx({ ...asked, tone: 'danger' })) ? body : null;
  },
);
sample({
  clock: form.accepted,
  source: $debt,
  filter: (debt) => debt !== null,
  fn: (debt, { reason }) => {
    const { id, nickname, owed, currency } = debt as DeskDebt;
    const takesTwo = takesTwoAdmins(owed, currency);
    return {
      text: messages.forgiveText(nickname, { owed, currency }, takesTwo),
      body: { debtId: id, reason: reason.trim() },
    };
  },
  target: confirmFx,
});
sample({
  clock: confirmFx.doneData,
  filter: (body) => body !== null,
  fn: (body) => body as Forgiving,
  target: forgiving.submitted,
});
sample({
  clock: forgiving.done,
  fn: ({ state }) => ({
    text: state === 'awaiting_second' ? messages.waits : messages.forgiven,
    tone: 'success' as const,
  }),
  target: toastShown,
});
sample({ clock: forgiving.done, fn: () => undefined, target: form.reset });
sample({
  clock: forgiving.failed,
  filter: (error) => !isHandledByApp(error),
  fn: (error) => ({
    text: isProblem(error, 'INVALID_STATE') ? messages.tooLate : failureAdvice(error),
  }),
  target: alertShown,
});

import { sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { fieldMessages, withdrawPasswordSchema } from '@/entities/account-fields';
import { requestMessages } from '@/entities/money-request';
import { confirmedMutation, isProblem, type MoneyRefusal, type ProblemError } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { createForm } from '@/shared/lib/form';
import { typedDigits } from '@/shared/lib/typed-number';
import { changeWithdrawPassword } from '../api';
import { withdrawPasswordDialog } from '../dialogs';
import { messages } from '../ui/security-messages';

/** The dialog is open. */
export const WithdrawPasswordGate = createGate();

const changing = confirmedMutation({
  send: changeWithdrawPassword,
  done: messages.withdrawChanged,
  refusals: { REQUEST_REFUSED: null },
});
export const form = createForm({
  initial: { currentPassword: '', newPassword: '', newPasswordConfirm: '' },
  normalize: {
    currentPassword: typedDigits,
    newPassword: typedDigits,
    newPasswordConfirm: typedDigits,
  },
  schema: z
    .object({
      currentPassword: withdrawPasswordSchema,
      newPassword: withdrawPasswordSchema,
      newPasswordConfirm: withdrawPasswordSchema,
    })
    .check(
      z.refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
        error: messages.sameWithdrawPassword,
        path: ['newPassword'],
      }),
      z.refine(({ newPassword, newPasswordConfirm }) => newPasswordConfirm === newPassword, {
        error: fieldMessages.passwordConfirm,
        path: ['newPasswordConfirm'],
      }),
    ),
  isBusy: changing.$isPending,
});
export const $isChanging = changing.$isPending;

sample({ clock: [WithdrawPasswordGate.open, WithdrawPasswordGate.close], target: form.reset });
sample({ clock: form.accepted, target: changing.start });
sample({ clock: changing.done, fn: () => undefined, target: withdrawPasswordDialog.closed });
const refused = sample({
  clock: changing.failed.map(({ error }) => error),
  filter: (error): error is ProblemError => isProblem(error, 'REQUEST_REFUSED'),
});
sample({
  clock: refused,
  fn: (error) => {
    const [refusal] = error.refusals as MoneyRefusal[];
    return {
      currentPassword: refusal
        ? requestMessages.refusal(refusal, 'withdrawal', 'KRW')
        : failureAdvice(error),
    };
  },
  target: form.errorsUpdated,
});

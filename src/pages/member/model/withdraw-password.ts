import { sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { fieldMessages, withdrawPasswordSchema } from '@/entities/account-fields';
import { requestMessages } from '@/entities/money-request';
import { isHandledByApp, isProblem, type MoneyRefusal, type ProblemError } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';
import { typedDigits } from '@/shared/lib/typed-number';
import { withdrawPasswordChange } from '../api';
import { withdrawPasswordDialog } from '../dialogs';
import { messages } from '../ui/security-messages';

/** The dialog is open. */
export const WithdrawPasswordGate = createGate();

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
  isBusy: withdrawPasswordChange.$isPending,
});
export const $isChanging = withdrawPasswordChange.$isPending;

sample({ clock: [WithdrawPasswordGate.open, WithdrawPasswordGate.close], target: form.reset });
sample({ clock: form.accepted, target: withdrawPasswordChange.start });
sample({
  clock: withdrawPasswordChange.done,
  fn: () => undefined,
  target: withdrawPasswordDialog.closed,
});
sample({
  clock: withdrawPasswordChange.done,
  fn: () => ({ text: messages.withdrawChanged, tone: 'success' as const }),
  target: toastShown,
});

const failed = sample({
  clock: withdrawPasswordChange.failed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => error,
});
sample({
  clock: failed,
  filter: (error) => isProblem(error, 'REQUEST_REFUSED'),
  fn: (error) => {
    const [refusal] = (error as ProblemError).refusals as MoneyRefusal[];
    return {
      currentPassword: refusal
        ? requestMessages.refusal(refusal, 'withdrawal', 'KRW')
        : failureAdvice(error),
    };
  },
  target: form.errorsUpdated,
});
sample({
  clock: failed,
  filter: (error) => !isProblem(error, 'REQUEST_REFUSED'),
  fn: (error) => ({ text: failureAdvice(error) }),
  target: alertShown,
});

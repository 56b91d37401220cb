import { sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { isOwnId } from '#rules/credentials.ts';
import { fieldMessages, passwordSchema, requiredText } from '@/entities/account-fields';
import { $member, sessionRenewed } from '@/entities/member';
import { isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';
import { passwordChange } from '../api';
import { changePasswordDialog } from '../dialogs';
import { messages } from '../ui/messages';

const $userId = $member.map((member) => member?.userId ?? '');

/** The dialog is open. */
export const ChangePasswordGate = createGate();

export const form = createForm({
  initial: { currentPassword: '', newPassword: '', newPasswordConfirm: '' },
  schema: $userId.map((userId) =>
    z
      .object({
        currentPassword: requiredText,
        newPassword: passwordSchema,
        newPasswordConfirm: requiredText,
      })
      .check(
        z.refine(({ newPassword }) => !isOwnId(newPassword, userId), {
          error: fieldMessages.ownId,
          path: ['newPassword'],
        }),
        z.refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
          error: messages.samePassword,
          path: ['newPassword'],
        }),
        z.refine(({ newPassword, newPasswordConfirm }) => newPasswordConfirm === newPassword, {
          error: fieldMessages.passwordConfirm,
          path: ['newPasswordConfirm'],
        }),
      ),
  ),
  isBusy: passwordChange.$isPending,
});
export const $isChanging = passwordChange.$isPending;
const failed = sample({ clock: passwordChange.failed, fn: ({ error }) => error });

sample({ clock: [ChangePasswordGate.open, ChangePasswordGate.close], target: form.reset });
sample({ clock: form.accepted, target: passwordChange.start });
// The token of before is void.
sample({ clock: passwordChange.done, fn: ({ result }) => result, target: sessionRenewed });
sample({
  clock: passwordChange.done,
  fn: () => undefined,
  target: changePasswordDialog.closed,
});
sample({
  clock: passwordChange.done,
  fn: () => ({ text: messages.changed, tone: 'success' as const }),
  target: toastShown,
});
sample({
  clock: failed,
  filter: (error) => isProblem(error, 'WRONG_PASSWORD'),
  fn: () => ({ currentPassword: messages.wrongPassword }),
  target: form.errorsUpdated,
});
sample({
  clock: failed,
  filter: (error) => !isProblem(error, 'WRONG_PASSWORD') && !isHandledByApp(error),
  fn: (error) => ({ text: failureAdvice(error) }),
  target: alertShown,
});

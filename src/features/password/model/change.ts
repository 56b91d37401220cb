import { sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { isOwnId } from '#rules/credentials.ts';
import { fieldMessages, passwordSchema, requiredText } from '@/entities/account-fields';
import { $member, sessionRenewed } from '@/entities/member';
import { confirmedMutation, isProblem } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
import { changePassword } from '../api';
import { changePasswordDialog } from '../dialogs';
import { messages } from '../ui/messages';

const $userId = $member.map((member) => member?.userId ?? '');

/** The dialog is open. */
export const ChangePasswordGate = createGate();

const changing = confirmedMutation({
  send: changePassword,
  done: messages.changed,
  refusals: { WRONG_PASSWORD: null },
});
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
  isBusy: changing.$isPending,
});
export const $isChanging = changing.$isPending;

sample({ clock: [ChangePasswordGate.open, ChangePasswordGate.close], target: form.reset });
sample({ clock: form.accepted, target: changing.start });
// The token of before is void.
sample({ clock: changing.done, fn: ({ result }) => result, target: sessionRenewed });
sample({ clock: changing.done, fn: () => undefined, target: changePasswordDialog.closed });
sample({
  clock: changing.failed,
  filter: ({ error }) => isProblem(error, 'WRONG_PASSWORD'),
  fn: () => ({ currentPassword: messages.wrongPassword }),
  target: form.errorsUpdated,
});

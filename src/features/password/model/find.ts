import { createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { contactSchema, nicknameSchema, userIdSchema } from '@/entities/account-fields';
import { isHandledByApp } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { passwordFinding } from '../api';

/** The dialog is open. */
export const FindPasswordGate = createGate();

export const form = createForm({
  initial: { userId: '', nickname: '', contact: '' },
  schema: z.object({
    userId: userIdSchema,
    nickname: nicknameSchema,
    contact: contactSchema,
  }),
  isBusy: passwordFinding.$isPending,
});
export const $isFinding = passwordFinding.$isPending;
/** The request was received; whether the account exists stays unsaid. */
export const $isReceived = createStore(false);

sample({ clock: [FindPasswordGate.open, FindPasswordGate.close], target: form.reset });
sample({
  clock: [FindPasswordGate.open, FindPasswordGate.close],
  fn: () => false,
  target: $isReceived,
});
sample({ clock: form.accepted, target: passwordFinding.start });
sample({ clock: passwordFinding.done, fn: () => true, target: $isReceived });
sample({
  clock: passwordFinding.failed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => ({ text: failureAdvice(error) }),
  target: alertShown,
});

import { createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { contactSchema, nicknameSchema, userIdSchema } from '@/entities/account-fields';
import { confirmedMutation } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
import { findPassword } from '../api';

/** The dialog is open. */
export const FindPasswordGate = createGate();

const finding = confirmedMutation({ send: findPassword });
export const form = createForm({
  initial: { userId: '', nickname: '', contact: '' },
  schema: z.object({
    userId: userIdSchema,
    nickname: nicknameSchema,
    contact: contactSchema,
  }),
  isBusy: finding.$isPending,
});
export const $isFinding = finding.$isPending;
/** The request was received; whether the account exists stays unsaid. */
export const $isReceived = createStore(false);

sample({ clock: [FindPasswordGate.open, FindPasswordGate.close], target: form.reset });
sample({
  clock: [FindPasswordGate.open, FindPasswordGate.close],
  fn: () => false,
  target: $isReceived,
});
sample({ clock: form.accepted, target: finding.start });
sample({ clock: finding.done, fn: () => true, target: $isReceived });

import { createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { contactSchema, fieldMessages, lengthBetween } from '@/entities/member';
import { createApiFx, isHandledByApp, request, isSendNonMemberInquiryAnswer } from '@/shared/api';
import { alertShown } from '@/shared/lib/alerts';
import { createForm, guardClose } from '@/shared/lib/form';
import { nonMemberDialog } from './dialogs';
import { messages } from './ui/messages';

export interface Inquiry {
  contact: string;
  title: string;
  contents: string;
}

/** The dialog is open. */
export const NonMemberGate = createGate();

export const sendInquiryFx = createApiFx((api, { contact, title, contents }: Inquiry) =>
  request(
    api.POST('/nonmember/inquiry', { body: { contact, title, contents } }),
    isSendNonMemberInquiryAnswer,
  ),
);

export const form = createForm({
  initial: { contact: '', title: '', contents: '' },
  schema: z.object({
    contact: contactSchema,
    title: lengthBetween(2, 60, messages.titleRule),
    contents: lengthBetween(5, 2000, messages.contentsRule),
  }),
  isBusy: sendInquiryFx.pending,
});
/** Esc, the ground behind or the close button. */
export const closeRequested = guardClose(nonMemberDialog, form, fieldMessages.leave);
export const $isSending = sendInquiryFx.pending;
export const $isSent = createStore(false);

sample({ clock: [NonMemberGate.open, NonMemberGate.close], target: form.reset });
sample({ clock: [NonMemberGate.open, NonMemberGate.close], fn: () => false, target: $isSent });
sample({ clock: form.accepted, target: sendInquiryFx });
sample({ clock: sendInquiryFx.done, fn: () => true, target: $isSent });
sample({ clock: sendInquiryFx.done, fn: () => undefined, target: form.reset });
sample({
  clock: sendInquiryFx.failData,
  filter: (error) => !isHandledByApp(error),
  fn: (error) => ({ text: error.kind === 'problem' ? error.message : messages.unexpected }),
  target: alertShown,
});

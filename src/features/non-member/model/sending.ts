import { createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { isSendNonMemberInquiryAnswer } from '#contract/checks.gen.ts';
import { contactSchema, fieldMessages, lengthBetween } from '@/entities/account-fields';
import { confirmedMutation, request } from '@/shared/api';
import { createCopying } from '@/shared/lib/clipboard';
import { createForm, guardClose } from '@/shared/lib/form';
import { nonMemberDialog } from '../dialogs';
import { messages } from '../ui/messages';

export interface Inquiry {
  contact: string;
  title: string;
  contents: string;
}

/** The dialog is open. */
export const NonMemberGate = createGate();

const inquiry = confirmedMutation({
  send: (api, { contact, title, contents }: Inquiry) =>
    request(
      api.POST('/nonmember/inquiry', { body: { contact, title, contents } }),
      isSendNonMemberInquiryAnswer,
    ),
});

export const form = createForm({
  initial: { contact: '', title: '', contents: '' },
  schema: z.object({
    contact: contactSchema,
    title: lengthBetween(2, 60, messages.titleRule),
    contents: lengthBetween(5, 2000, messages.contentsRule),
  }),
  isBusy: inquiry.$isPending,
});
/** Esc, the ground behind or the close button. */
export const closeRequested = guardClose(nonMemberDialog, form, fieldMessages.leave);
export const $isSending = inquiry.$isPending;
/** With it the answer is read; the server gives it this once. Null before the question was sent. */
export const $key = createStore<string | null>(null).on(
  inquiry.done,
  (_last, { result }) => result.key,
);
export const copyingKey = createCopying({
  copied: messages.keyCopied,
  failed: messages.keyCopyFailed,
});

sample({ clock: [NonMemberGate.open, NonMemberGate.close], target: form.reset });
$key.reset(NonMemberGate.open, NonMemberGate.close);
sample({ clock: form.accepted, target: inquiry.start });
sample({ clock: inquiry.done, target: form.reset });

import { createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { required } from '@/entities/signup';
import { createApiFx, isHandledByApp, request } from '@/shared/api';
import { alertShown } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { messages } from './ui/messages';

export interface Inquiry {
  contact: string;
  title: string;
  contents: string;
}

/** The dialog is open. */
export const NonMemberGate = createGate();

export const sendInquiryFx = createApiFx((api, { contact, title, contents }: Inquiry) =>
  request(api.POST('/nonmember/inquiry', { body: { contact, title, contents } })),
);

function within(shortest: number, longest: number, message: string) {
  return ({ length }: string) => (length >= shortest && length <= longest ? null : message);
}

export const form = createForm({
  initial: { contact: '', title: '', contents: '' },
  rules: {
    contact: [required, within(2, 80, messages.contactRule)],
    title: [required, within(2, 60, messages.titleRule)],
    contents: [required, within(5, 2000, messages.contentsRule)],
  },
  isBusy: sendInquiryFx.pending,
});
export const $isSending = sendInquiryFx.pending;
export const $isSent = createStore(false);

sample({ clock: [NonMemberGate.open, NonMemberGate.close], target: form.reset });
sample({ clock: [NonMemberGate.open, NonMemberGate.close], fn: () => false, target: $isSent });
sample({ clock: form.accepted, target: sendInquiryFx });
sample({ clock: sendInquiryFx.done, fn: () => true, target: $isSent });
sample({
  clock: sendInquiryFx.failData,
  filter: (error) => !isHandledByApp(error),
  fn: (error) => ({ text: error.kind === 'problem' ? error.message : messages.unexpected }),
  target: alertShown,
});

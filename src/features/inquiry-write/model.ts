import { combine, sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { fieldMessages } from '@/entities/account-fields';
import { $member, sessionLost } from '@/entities/member';
import { accountAsking } from '@/entities/money-request';
import { isUsable } from '@/entities/site-menu';
import { confirmedMutation } from '@/shared/api';
import { createForm, guardClose } from '@/shared/lib/form';
import { keepDraft } from '@/shared/lib/kept-draft';
import { navigationRequested } from '@/shared/routes';
import { askInquiry, writtenKinds } from './api';
import { customerWriteDialog } from './dialogs';
import { messages } from './ui/messages';

/** The form is drawn, on its page or in the dialog; `flag` is the kind that the address proposes. */
export const WriteGate = createGate<{ flag?: string | undefined }>();

const kinds = ['account', ...writtenKinds] as const;
const isAccount = ({ kind }: { kind: string }) => kind === 'account';
/** What the member may ask about: a coin-only one pays to no account. */
export const $kinds = $member.map((member) =>
  kinds.filter((kind) => kind !== 'account' || isUsable('/charge', member)),
);

const asking = confirmedMutation({
  send: askInquiry,
  done: messages.sent,
  refusals: { RATE_LIMITED: messages.wait },
});
export const $isSending = combine([asking.$isPending, accountAsking.$isPending] as const, (all) =>
  all.includes(true),
);

const isLong = (text: string, longest: number) => {
  const { length } = text.trim();
  return length >= 2 && length <= longest;
};
export const form = createForm({
  initial: { kind: 'etc', title: '', contents: '' },
  schema: z.object({ kind: z.string(), title: z.string(), contents: z.string() }).check(
    z.refine((values) => isAccount(values) || isLong(values.title, 60), {
      error: messages.subjectRule,
      path: ['title'],
    }),
    z.refine((values) => isAccount(values) || isLong(values.contents, 1000), {
      error: messages.contentsRule,
      path: ['contents'],
    }),
  ),
  isBusy: $isSending,
});
/** Esc, the ground behind or the close button. */
export const closeRequested = guardClose(customerWriteDialog, form, fieldMessages.leave);

sample({
  clock: WriteGate.open,
  source: $kinds,
  fn: (offered, { flag }) => ({ kind: offered.find((kind) => kind === flag) ?? 'etc' }),
  target: form.filled,
});
const restored = keepDraft({
  draft: form.$values,
  opened: WriteGate.open.map(() => undefined),
  owner: $member,
  ended: sessionLost,
});
// Without words there is nothing to go on with, and the address says what it is about.
sample({
  clock: restored,
  filter: ({ title, contents }) => title !== '' || contents !== '',
  target: form.filled,
});
sample({ clock: WriteGate.close, target: [form.reset, asking.reset] });

sample({
  clock: form.accepted,
  filter: isAccount,
  target: accountAsking.start,
});
sample({
  clock: form.accepted,
  filter: (values) => !isAccount(values),
  fn: ({ kind, title, contents }) => ({
    kind: writtenKinds.find((one) => one === kind) ?? 'etc',
    title: title.trim(),
    contents: contents.trim(),
  }),
  target: asking.start,
});

const accountDone = sample({
  clock: accountAsking.done,
  source: { isOpen: WriteGate.status, values: form.$values },
  filter: ({ isOpen, values }) => isOpen && isAccount(values),
  fn: () => '/customer',
});
const inquiryDone = sample({
  clock: asking.done,
  fn: ({ result }) => `/customer/view/${result.id}`,
});
/** It was sent, and is read elsewhere. */
const arrived = sample({ clock: [accountDone, inquiryDone] });
/** The member has one question more. */
export const inquirySent = sample({
  clock: [asking.done, accountAsking.done],
  fn: () => undefined,
});
sample({ clock: arrived, fn: () => undefined, target: [form.reset, customerWriteDialog.closed] });
sample({ clock: arrived, fn: (to) => ({ to }), target: navigationRequested });

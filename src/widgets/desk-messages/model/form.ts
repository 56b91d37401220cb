import { combine, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { createMemberSearch } from '@/entities/desk-member';
import { createSending } from '@/entities/money-request';
import { rowChosen } from '@/features/desk-list';
import { createApiMutation, isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { loadReach, loadReceiver, type Outgoing, sendOutgoing } from '../api';
import type { Receiver } from '../lib/audience';
import { messages } from '../ui/messages';
import { $draft, type Draft, draftTyped } from './drafts';
import { MessagesGate, newKey } from './sent';

const mostReceivers = 500;

export const writeClicked = createEvent();
export const receiverAdded = createEvent<Receiver>();
export const receiverRemoved = createEvent<string>();
const begun = createEvent<Draft>();

/** Members who are named, in the order in which they were. */
export const $receivers = createStore<readonly Receiver[]>([])
  .on(begun, (_last, { receivers }) => receivers)
  .on(receiverAdded, (all, one) =>
    all.length >= mostReceivers || all.some(({ id }) => id === one.id) ? all : [...all, one],
  )
  .on(receiverRemoved, (all, id) => all.filter((one) => one.id !== id));

export const saving = createSending<Outgoing, { sent: number }>(sendOutgoing);
/** Counts once more before it asks: the number that is confirmed is that of now. */
export const checking = createApiMutation(loadReach);
export const $isSending = combine(
  [saving.$isPending, checking.$isPending] as const,
  ([isSaving, isChecking]) => isSaving || isChecking,
);
const isFilled = (text: string) => text.trim() !== '';
const blank: Draft = { audience: 'members', level: '1', title: '', contents: '', receivers: [] };
const title = z.string().check(z.refine(isFilled, messages.titleMissing));
const contents = z.string().check(z.refine(isFilled, messages.contentsMissing));

export const form = createForm({
  initial: { audience: 'members', who: '', level: '1', title: '', contents: '' },
  schema: $receivers.map((receivers) =>
    z
      .object({
        audience: z.string(),
        who: z.string(),
        level: z.string(),
        title: title.check(z.maxLength(60, messages.titleLong)),
        contents: contents.check(z.maxLength(2000, messages.contentsLong)),
      })
      .check(
        z.refine(({ audience }) => audience !== 'members' || receivers.length > 0, {
          ...{ error: messages.receiverMissing, path: ['who'] },
        }),
      ),
  ),
  isBusy: $isSending,
});

// Opened to write to one member: what was written before stays, and goes to that one.
const meant = createApiMutation(loadReceiver);
const $meant = createStore<Receiver | null>(null)
  .on(meant.done, (_last, { result }) => result)
  .reset(begun, MessagesGate.close);
sample({
  clock: MessagesGate.open,
  filter: ({ to }) => to !== null,
  fn: ({ to }) => to as string,
  target: meant.start,
});
sample({ clock: MessagesGate.close, fn: () => undefined, target: meant.reset });
sample({
  clock: meant.failed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => ({
    text: isProblem(error, 'NOT_FOUND') ? messages.memberGone : failureAdvice(error),
  }),
  target: alertShown,
});
sample({ clock: [writeClicked, meant.done, meant.failed], fn: () => newKey, target: rowChosen });
sample({
  clock: rowChosen,
  source: { draft: $draft, member: $meant, isOpen: MessagesGate.status },
  filter: ({ isOpen }, key) => isOpen && key === newKey,
  fn: ({ draft, member }): Draft => {
    const written = draft ?? blank;
    return member ? { ...written, audience: 'members', receivers: [member] } : written;
  },
  target: begun,
});
sample({ clock: begun, fn: () => undefined, target: form.reset });
sample({
  clock: begun,
  fn: ({ receivers: _named, ...values }) => values,
  target: form.filled,
});
sample({
  clock: [form.changed, receiverAdded, receiverRemoved],
  source: { values: form.$values, receivers: $receivers },
  fn: ({ values: { who: _typed, ...values }, receivers }) => ({ ...values, receivers }) as Draft,
  target: draftTyped,
});

// Members are looked for by what is typed.
export const found = createMemberSearch(form.$values.map(({ who }) => who));
sample({
  clock: receiverAdded,
  fn: () => ({ name: 'who' as const, value: '' }),
  target: form.changed,
});

import { createEvent, createStore, sample } from 'effector';
import { and, or } from 'patronum';
import * as z from 'zod/mini';
import { createMemberSearch } from '@/entities/desk-member';
import { createSending } from '@/entities/money-request';
import { rowChosen } from '@/features/desk-list';
import { confirmedMutation } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
import { loadReach, loadReceiver, type Outgoing, sendOutgoing } from '../api';
import type { Receiver } from '../lib/audience';
import { messages } from '../ui/messages';
import { $draft, type Draft, draftTyped } from './drafts';
import { list } from './sent';

const mostReceivers = 500;

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

export const saving = confirmedMutation({
  send: createSending<Outgoing & { about: string }, { sent: number }>(sendOutgoing),
  confirm: ({ title: named, about }) => ({
    title: messages.send,
    text: messages.sendText(about, named),
  }),
  done: ({ sent }) => messages.sent(sent),
  refusals: { NOT_FOUND: messages.nobody },
});
/** Counts once more before it asks: the number that is confirmed is that of now. */
export const checking = confirmedMutation({ send: loadReach });
export const $isSending = or(saving.$isPending, checking.$isPending);
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
          error: messages.receiverMissing,
          path: ['who'],
        }),
      ),
  ),
  isBusy: $isSending,
});

// Opened to write to one member: what was written before stays, and goes to that one.
const meant = confirmedMutation({
  send: loadReceiver,
  refusals: { NOT_FOUND: messages.memberGone },
});
const $meant = createStore<Receiver | null>(null)
  .on(meant.done, (_last, { result }) => result)
  .reset(begun, list.Gate.close);
const named = sample({ clock: list.Gate.open, fn: ({ to }) => to });
sample({ clock: named, filter: (id) => id !== null, target: meant.start });
sample({ clock: list.Gate.close, target: meant.reset });
sample({ clock: [meant.done, meant.failed], fn: () => undefined, target: list.addClicked });
sample({
  clock: rowChosen,
  source: { draft: $draft, member: $meant },
  filter: and(list.Gate.status, list.$isAdding),
  fn: ({ draft, member }): Draft => {
    const written = draft ?? blank;
    return member ? { ...written, audience: 'members', receivers: [member] } : written;
  },
  target: begun,
});
sample({ clock: begun, target: form.reset });
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
